import { Check } from 'lucide-react';
import { mostOnPaper, type PaperChoices, type PaperKind } from '../../../shared/ipc/paper-contract.ts';
import { papers } from '../../../shared/ipc/start-contract.ts';
import type { Row } from '../../../shared/library/row.ts';
import { languages } from '../../../shared/rules/core/language.ts';
import { Button } from '../../ui/button.tsx';
import { GridList } from '../../ui/grid-list.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/words.tsx';
import { kindsOfCreatures } from './kinds.ts';
import styles from './print-desk.module.css';

interface PrintFormProps {
  /** What can be printed here. */
  kinds: readonly PaperKind[];
  kind: PaperKind;
  onKindChange: (kind: PaperKind) => void;
  choices: PaperChoices;
  onChoicesChange: (choices: PaperChoices) => void;
  characters: readonly Row[];
  monsters: readonly Row[];
  chosen: ReadonlySet<string>;
  onChosenChange: (chosen: ReadonlySet<string>) => void;
}

/** Asks what shall be printed, of whom, in which language and on which paper. */
export function PrintForm(props: PrintFormProps) {
  const { t } = useWords();
  const { kinds, kind, onKindChange, choices, onChoicesChange } = props;
  const { language, paper } = choices;
  return (
    <>
      <Stack>
        <Select
          label={t('paper.what')}
          options={kinds.map((id) => ({ id, label: t(`paper.kind.${id}`) }))}
          value={kind}
          onChange={onKindChange}
        />
        <SegmentedControl
          label={t('paper.language')}
          segments={languages.map((id) => ({ id, label: t(`language.${id}`) }))}
          value={language}
          onChange={(next) => onChoicesChange({ language: next, paper })}
        />
        <SegmentedControl
          label={t('paper.size')}
          segments={papers.map((id) => ({ id, label: t(`paper.size.${id}`) }))}
          value={paper}
          onChange={(next) => onChoicesChange({ language, paper: next })}
        />
      </Stack>
      {kindsOfCreatures.includes(kind) && <Whom {...props} />}
    </>
  );
}

/** Those whom a campaign has, characters first, each to be chosen or not. */
function Whom({
  characters,
  monsters,
  chosen,
  onChosenChange,
}: Pick<PrintFormProps, 'characters' | 'monsters' | 'chosen' | 'onChosenChange'>) {
  const { t, say } = useWords();
  const all = [...characters, ...monsters];
  const idsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
  const count = all.filter(({ id }) => chosen.has(id)).length;
  if (all.length === 0) return <p className={styles.hint}>{t('paper.nobody')}</p>;
  return (
    <section className={styles.whom}>
      <Line justify="between">
        <span className={styles.hint} aria-live="polite">
          {t('paper.chosen', { count, all: all.length })}
        </span>
        <Line gap="none">
          {characters.length > 0 && (
            <Button variant="quiet" onPress={() => onChosenChange(idsOf(characters))}>
              {t('paper.characters')}
            </Button>
          )}
          {monsters.length > 0 && (
            <Button variant="quiet" onPress={() => onChosenChange(idsOf(monsters))}>
              {t('paper.monsters')}
            </Button>
          )}
          <Button variant="quiet" onPress={() => onChosenChange(new Set())}>
            {t('paper.none')}
          </Button>
        </Line>
      </Line>
      {count > mostOnPaper && <InlineError>{t('paper.tooMany', { most: mostOnPaper })}</InlineError>}
      <div className={styles.list}>
        <GridList
          label={t('paper.whom')}
          items={all}
          itemId={({ id }) => id}
          itemName={({ name }) => say(name)}
          selectionMode="multiple"
          selectionBehavior="toggle"
          selectedKeys={chosen}
          onSelectionChange={(keys) =>
            onChosenChange(keys === 'all' ? idsOf(all) : new Set([...keys].map(String)))
          }
          render={({ id, name, summary }) => (
            <span className={styles.creature}>
              <Check aria-hidden data-chosen={chosen.has(id)} />
              <span>
                {say(name)}
                {summary !== null && <small>{say(summary)}</small>}
              </span>
            </span>
          )}
          empty={null}
          isVirtualized
        />
      </div>
    </section>
  );
}
