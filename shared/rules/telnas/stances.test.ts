import { expect, test } from 'vitest';
import { noStances, rolledToHit, startTurn, takeStance } from './stances.ts';

test('003-A4: the defensive stances last until one’s own next turn', () => {
  const held = takeStance(takeStance(noStances, 'defensive-stance'), 'concentrate');
  expect(rolledToHit(held)).toEqual(held);
  expect(startTurn(held)).toEqual(noStances);
});

test('003-R12: the attack stance waits over turns for one roll to hit', () => {
  const held = takeStance(noStances, 'attack-stance');
  expect(startTurn(startTurn(held))['attack-stance']).toBe(true);
  expect(rolledToHit(held)).toEqual(noStances);
});

test('003-A4: the same stance twice is held once', () => {
  const held = takeStance(noStances, 'attack-stance');
  expect(takeStance(held, 'attack-stance')).toEqual(held);
  expect(rolledToHit(takeStance(held, 'attack-stance'))).toEqual(noStances);
});
