import type { CampaignDocument } from '../../../../shared/library/document.ts';
import type { Row } from '../../../../shared/library/row.ts';
import { ask, newCommandId } from '../../../bridge/desk.ts';
import { useNotices } from '../../../notices/notices.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useWords } from '../../../words/words.tsx';
import styles from './preparing.module.css';

/** The characters of a campaign who are there this evening. */
export function presentTonight({ body }: CampaignDocument, characters: readonly Row[]): readonly Row[] {
  return characters.filter(({ id }) => body.absent?.includes(id) !== true);
}

/** Asks who is here this evening; the campaign remembers it. */
export function Tonight({
  campaign,
  characters,
}: {
  campaign: CampaignDocument;
  characters: readonly Row[];
}) {
  const { t, say } = useWords();
  const { refuse } = useNotices();
  const { id, revision, body } = campaign;
  const absent = body.absent ?? [];
  const choose = async (character: string, isHere: boolean): Promise<void> => {
    const others = absent.filter((one) => one !== character);
    const chosen = { absent: isHere ? others : [...others, character] };
    const answer = await ask('campaigns.tonight', { commandId: newCommandId(), id, revision, ...chosen });
    if (!answer.ok) refuse(answer.error);
  };
  return (
    <>
      <p className={styles.small}>{t('preparing.tonightText')}</p>
      <div className={styles.tonight}>
        {characters.map((row) => (
          <Checkbox
            key={row.id}
            isSelected={!absent.includes(row.id)}
            onChange={(isHere) => void choose(row.id, isHere)}
          >
            {say(row.name)}
          </Checkbox>
        ))}
      </div>
    </>
  );
}
