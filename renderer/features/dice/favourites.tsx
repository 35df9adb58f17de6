import { Star, X } from 'lucide-react';
import { useState } from 'react';
import { formatDice } from '../../../shared/dice/format.ts';
import { parseDice } from '../../../shared/dice/parse.ts';
import type { FavouriteRoll } from '../../../shared/library/document.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useDocument } from '../../replica/document.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './roller-dialog.module.css';

interface FavouritesProps {
  favourites: readonly FavouriteRoll[];
  onChange: (favourites: readonly FavouriteRoll[]) => void;
  onRoll: (dice: string) => void;
  /** What stands in the field, to be kept by a name. */
  typed: string;
}

/** Rolls kept by name: one press rolls. */
export function Favourites({ favourites, onChange, onRoll, typed }: FavouritesProps) {
  const { t, say } = useWords();
  const [name, setName] = useState('');
  const parsed = parseDice(typed);
  const keep = (): void => {
    if (!parsed.ok || name.trim() === '') return;
    onChange([...favourites, { name: name.trim(), dice: formatDice(parsed.value, 'd') }]);
    setName('');
  };
  return (
    <>
      {favourites.length > 0 && (
        <ul className={styles.favourites}>
          {favourites.map((favourite, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two favourites may be alike.
            <li key={at}>
              <Button onPress={() => onRoll(favourite.dice)}>
                {favourite.name} <span className={styles.dice}>{say({ dice: favourite.dice })}</span>
              </Button>
              <IconButton
                label={t('roller.unfavour', { name: favourite.name })}
                icon={<X />}
                onPress={() => onChange(favourites.filter((_, other) => other !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField label={t('roller.favouriteName')} value={name} onChange={setName} maxLength={60} />
        <Button type="submit" icon={<Star />} isDisabled={!parsed.ok || name.trim() === ''}>
          {t('roller.favour')}
        </Button>
      </form>
    </>
  );
}

/** The same of one creature, kept with it. */
export function CreatureFavourites({
  id,
  ...rest
}: { id: string } & Pick<FavouritesProps, 'onRoll' | 'typed'>) {
  const reading = useDocument(id);
  const { refuse } = useNotices();
  if (reading.state !== 'read') return null;
  const { document } = reading;
  if (document.kind !== 'character' && document.kind !== 'monster') return null;
  const save = async (favourites: readonly FavouriteRoll[]): Promise<void> => {
    const { revision } = document;
    const answer = await ask('creatures.favour', {
      ...{ commandId: newCommandId(), id, revision },
      favourites: [...favourites],
    });
    if (!answer.ok) refuse(answer.error);
  };
  return (
    <Favourites {...rest} favourites={document.body.favourites ?? []} onChange={(all) => void save(all)} />
  );
}
