import { granted } from '../../core/result.ts';
import type { RestRules } from '../../core/system.ts';
import { switchesOf } from '../options.ts';
import { rest } from '../rest.ts';
import { word } from '../words.ts';
import { sheetOf } from './read.ts';

/** Hours of rest: the level in hit points and in mana for each. */
export const recovery: RestRules = {
  says: word('rest.says'),
  rest(data, stands, hours, options) {
    const switches = switchesOf(options);
    const { level, mana: maxMana } = sheetOf(data, switches);
    const { kind, hitPoints: hp, maximumHitPoints: maxHp } = stands;
    const mana = stands.pools.mana?.value ?? maxMana;
    const rested = rest({ kind, level, hp, maxHp, mana, maxMana, inCombat: false }, hours, switches);
    if (!rested.ok) return rested;
    return granted({ hitPoints: rested.value.hp, pools: { mana: rested.value.mana } });
  },
};
