import { useRef, useState } from 'react';
import { chanceAtLeast, toNumber } from '../../../shared/dice/chance.ts';
import { diceDistribution } from '../../../shared/dice/distribution.ts';
import { parseDice } from '../../../shared/dice/parse.ts';
import type { DiceError } from '../../../shared/dice/refusal.ts';
import type { FreshRoll } from '../../../shared/ipc/dice-contract.ts';
import { useList, useRow } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import { CreatureFavourites, Favourites } from './favourites.tsx';
import styles from './roller-dialog.module.css';
import { useDice } from './use-dice.ts';

interface RollerDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  creatureId: string | null;
}

/** Asks for dice in notation and rolls them. */
export function RollerDialog({ isOpen, onOpenChange, creatureId }: RollerDialogProps) {
  const { t } = useWords();
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('roller.title')}
      closeLabel={t('action.close')}
      isDismissable
    >
      <Roller creatureId={creatureId} />
    </ModalDialog>
  );
}

/** Of nobody: favourites that are always there. */
const nobody = 'nobody';

function sayError({ t }: ScreenWords, { code, at }: DiceError): string {
  return t('roller.errorAt', { position: at + 1, error: t(`roller.error.${code}`) });
}

function Roller({ creatureId }: { creatureId: string | null }) {
  const words = useWords();
  const { t, say, number, time } = words;
  const [typed, setTyped] = useState('1d20');
  const [error, setError] = useState<DiceError>();
  const [chosen, setOwner] = useState<string>();
  // Who came into a fight by name alone has nothing kept in the library.
  const atHand = useRow(creatureId ?? nobody);
  const owner = chosen ?? atHand?.id ?? nobody;
  const field = useRef<HTMLInputElement>(null);
  const { fresh, history, favourites, roll, favour, forget } = useDice();
  const characters = useList(null, 'character')?.rows ?? [];
  const rollTyped = (): void => {
    const parsed = parseDice(typed);
    if (parsed.ok) void roll(typed);
    else {
      setError(parsed.error);
      field.current?.setSelectionRange(parsed.error.at, parsed.error.at + 1);
    }
  };
  const owners = characters.map(({ id, name }) => ({ id, label: say(name) }));
  const others =
    atHand === null || atHand === undefined || owners.some(({ id }) => id === atHand.id) ? [] : [atHand];
  return (
    <Stack>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          rollTyped();
        }}
      >
        <TextField
          label={t('roller.field')}
          description={t('roller.help')}
          errorMessage={error === undefined ? undefined : sayError(words, error)}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          onFocus={() => field.current?.select()}
          inputRef={field}
          maxLength={200}
          autoFocus
        />
        <Button type="submit" variant="primary">
          {t('roller.roll')}
        </Button>
      </form>
      <div role="status">{fresh !== null && <Result key={fresh.at} roll={fresh} />}</div>
      <section>
        <SectionHeading level={3}>{t('roller.favourites')}</SectionHeading>
        <Stack gap="tight">
          <Select
            label={t('roller.owner')}
            options={[
              { id: nobody, label: t('roller.everybody') },
              ...owners,
              ...others.map(({ id, name }) => ({ id, label: say(name) })),
            ]}
            value={owner}
            onChange={setOwner}
          />
          {owner === nobody ? (
            <Favourites
              favourites={favourites}
              onChange={(wanted) => void favour(wanted)}
              onRoll={(dice) => void roll(dice)}
              typed={typed}
            />
          ) : (
            <CreatureFavourites key={owner} id={owner} onRoll={(dice) => void roll(dice)} typed={typed} />
          )}
        </Stack>
      </section>
      {history.length > 0 && (
        <section>
          <SectionHeading
            level={3}
            actions={
              <Button variant="quiet" onPress={() => void forget()}>
                {t('roller.forget')}
              </Button>
            }
          >
            {t('roller.history')}
          </SectionHeading>
          <ol className={styles.history}>
            {history.slice(0, 20).map(({ at, dice, total }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rolls may be alike.
              <li key={place}>
                <strong>{number(total)}</strong>
                <span>{say({ dice })}</span>
                <span className={styles.when}>{time(at)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Stack>
  );
}

/** The chance of as much or more, as a share of 100; undefined where it would take too long to say. */
function chanceOfThisOrBetter({ dice, total }: FreshRoll): number | undefined {
  const parsed = parseDice(dice);
  const distribution = parsed.ok ? diceDistribution(parsed.value) : parsed;
  if (!distribution.ok) return undefined;
  return Math.round(toNumber(chanceAtLeast(distribution.value, total)) * 1000) / 10;
}

function Result({ roll }: { roll: FreshRoll }) {
  const { t, say, number } = useWords();
  const [percent] = useState(() => chanceOfThisOrBetter(roll));
  return (
    <div className={styles.result}>
      <output className={styles.total}>{number(roll.total)}</output>
      <div className={styles.parts}>
        <p>{say({ dice: roll.dice })}</p>
        {roll.groups.map(({ dice, thrown }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are their places.
          <p key={at} className={styles.group}>
            {roll.groups.length > 1 && <span>{say({ dice })}</span>}
            {thrown.slice(0, 60).map(({ faces, kept }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are their places.
              <span key={place} className={styles.die} title={kept ? undefined : t('roller.dropped')}>
                {kept ? faces.map(number).join('+') : <s>{faces.map(number).join('+')}</s>}
              </span>
            ))}
          </p>
        ))}
        {percent !== undefined && <p className={styles.when}>{t('roller.chance', { percent })}</p>}
      </div>
    </div>
  );
}
