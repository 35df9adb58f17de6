import { ChevronsUpDown, Footprints } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import {
  type CampaignDocument,
  type CreatureDocument,
  longestNote,
} from '../../../shared/library/document.ts';
import { byHandOf, withByHand, withoutItem } from '../../../shared/rules/core/by-hand.ts';
import { readOptions } from '../../../shared/rules/core/option.ts';
import type { SheetData } from '../../../shared/rules/core/sheet.ts';
import type { SheetRules } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { SheetCataloguesProvider } from '../../catalogue/sheet-catalogues.tsx';
import { SavedState } from '../../drafts/saved-state.tsx';
import { faultOf, NameField } from '../../names/name-field.tsx';
import { type Draft, type Faults, faultsOf, savable } from '../../sheet-fields/draft.ts';
import { TagField } from '../../tags/tag-field.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader, Split, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './builder.module.css';
import { DerivedNumbers } from './derived-numbers.tsx';
import { Guide } from './guide.tsx';
import { LevelDialog } from './level-dialog.tsx';
import { PortraitField } from './portrait-field.tsx';
import { numbersId, type SheetForm, SheetFormProvider, SheetSections } from './sheet-sections.tsx';
import { TemplateDrift } from './template-drift.tsx';
import { useCreature } from './use-creature.ts';

interface BuilderProps {
  campaign: CampaignDocument;
  creature: CreatureDocument;
  /** What else can be done with the creature: printing it, removing it. */
  actions: ReactNode;
  eyebrow: ReactNode;
}

/** The form of a creature as its system describes it, and beside it what the rules make of it. */
export function Builder({ campaign, creature, ...frame }: BuilderProps) {
  const system = systems[campaign.body.system];
  const { options: chosen } = campaign.body;
  const options = useMemo(() => readOptions(system.options, chosen), [system, chosen]);
  if (!options.ok || system.sheets === undefined) throw new Error('the campaign’s system has no sheets');
  return (
    <SheetCataloguesProvider campaignId={campaign.id} catalogues={system.catalogues}>
      <Form {...frame} creature={creature} rules={system.sheets} options={options.value} />
    </SheetCataloguesProvider>
  );
}

/** What the rules make of a sheet; drawn a moment after what is typed, which never waits for it. */
function useNumbers(rules: SheetRules, sheet: SheetData, options: FormProps['options']) {
  const settled = useDeferredValue(sheet);
  return useMemo(
    () => ({ groups: rules.derive(settled, options), byHand: byHandOf(settled) }),
    [rules, settled, options],
  );
}

const noFaults: Faults = new Map();

/** Faults as they were before, if they are the same. */
function useSame(faults: Faults): Faults {
  const last = useRef(noFaults);
  const isSame = JSON.stringify([...faults]) === JSON.stringify([...last.current]);
  if (!isSame) last.current = faults;
  return last.current;
}

interface FormProps extends Omit<BuilderProps, 'campaign'> {
  rules: SheetRules;
  options: Parameters<SheetRules['derive']>[1];
}

function Form({ creature, rules, options, actions, eyebrow }: FormProps) {
  const { t, say } = useWords();
  const { kind } = creature;
  const sections = useMemo(() => rules.sections(kind, options), [rules, kind, options]);
  const { draft, setDraft, leave, portray, tag, settle, unsaved } = useCreature(creature, sections);
  const [guided, setGuided] = useState(false);
  const [left, setLeft] = useState(false);
  const [levels, setLevels] = useState(false);
  const faults = useSame(faultsOf(sections, draft.sheet));
  const nameFault = faultOf(draft.name);
  const good: Draft = savable(sections, draft, creature.body);
  const rework = useCallback(
    (make: (sheet: SheetData) => SheetData): void =>
      setDraft((before) => ({ ...before, sheet: make(before.sheet) })),
    [setDraft],
  );
  const setByHand = useCallback(
    (place: string, value: number | null): void => rework((sheet) => withByHand(sheet, place, value)),
    [rework],
  );
  const faulty = faults.size > 0 || nameFault !== undefined;
  const isNew = creature.revision === 1;
  const guide = useMemo(() => rules.guide(kind), [rules, kind]);
  const { levelling } = rules;
  const edits = useMemo<Omit<SheetForm, 'sheet' | 'faults'>>(
    () => ({
      onChange: (path, value) => rework((sheet) => ({ ...sheet, [path]: value })),
      onRemove: (path, at) => rework((sheet) => withoutItem(sheet, path, at)),
      onLeave: () => void leave(),
    }),
    [rework, leave],
  );
  const form = useMemo<SheetForm>(
    () => ({ sheet: draft.sheet, faults, ...edits }),
    [draft.sheet, faults, edits],
  );
  const numbers = useNumbers(rules, good.sheet, options);
  // The guided path goes through what matters most; for a monster the rest waits until it is opened.
  const closedFirst = useMemo(() => {
    const inShort = guide.steps.flat();
    return kind === 'monster' ? sections.filter(({ id }) => !inShort.includes(id)).map(({ id }) => id) : [];
  }, [guide, kind, sections]);
  return (
    <Page>
      <PageHeader
        title={<span className={styles.name}>{say(good.name)}</span>}
        eyebrow={eyebrow}
        description={say(rules.identity(good.sheet))}
        actions={
          <>
            <SavedState unsaved={unsaved} faulty={faulty} />
            {!guided && !isNew && (
              <Button icon={<Footprints />} onPress={() => setGuided(true)}>
                {t('guide.open')}
              </Button>
            )}
            {levelling !== undefined && (
              <Button icon={<ChevronsUpDown />} onPress={() => setLevels(true)}>
                {t('level.open')}
              </Button>
            )}
            {actions}
          </>
        }
      />
      <Split
        asideWidth="half"
        aside={
          <section
            id={numbersId}
            aria-label={t('creatures.numbers')}
            className={styles.numbers}
            // A number that was set by hand has been left.
            onBlur={() => void leave()}
          >
            <SectionHeading>{t('creatures.numbers')}</SectionHeading>
            <DerivedNumbers groups={numbers.groups} byHand={numbers.byHand} onSet={setByHand} />
          </section>
        }
      >
        <SheetFormProvider value={form}>
          <Stack gap="loose">
            {isNew && !guided && (
              <Banner
                title={t('guide.first')}
                actions={<Button onPress={() => setGuided(true)}>{t('guide.begin')}</Button>}
              >
                {t('guide.firstText')}
              </Banner>
            )}
            <PortraitField hash={creature.body.portrait} name={say(good.name)} onChange={portray}>
              <NameField
                label={t('creatures.name')}
                input={{
                  name: draft.name,
                  fault: nameFault,
                  set: (name) => setDraft((before) => ({ ...before, name })),
                }}
                onBlur={() => void leave()}
              />
            </PortraitField>
            {creature.body.derivedFrom !== undefined && (
              <TemplateDrift
                creature={creature}
                derivedFrom={creature.body.derivedFrom}
                sections={sections}
                onSettle={(paths, choice) => void settle(paths, choice)}
              />
            )}
            {guided ? (
              <Guide
                guide={guide}
                rules={rules}
                options={options}
                sections={sections}
                onStart={(sheet) => rework(() => sheet)}
                onLeave={() => {
                  setGuided(false);
                  setLeft(true);
                }}
              />
            ) : (
              <>
                <SheetSections
                  sections={sections}
                  closedFirst={closedFirst}
                  takesFocus={left}
                  faults={faults}
                />
                <TagField
                  tags={creature.body.tags ?? []}
                  onAdd={(tags) => void tag(tags, [])}
                  onRemove={(tags) => void tag([], tags)}
                />
                <TextArea
                  label={t('paper.notes')}
                  description={t('creatures.notesHelp')}
                  value={draft.notes ?? ''}
                  maxLength={longestNote}
                  onChange={(notes) => setDraft((before) => ({ ...before, notes }))}
                  onBlur={() => void leave()}
                />
              </>
            )}
          </Stack>
        </SheetFormProvider>
      </Split>
      {levelling !== undefined && (
        <LevelDialog
          name={say(good.name)}
          kind={creature.kind}
          sheet={good.sheet}
          sections={sections}
          rules={rules}
          options={options}
          levelling={levelling}
          onTake={(sheet) => rework(() => sheet)}
          isOpen={levels}
          onOpenChange={setLevels}
        />
      )}
    </Page>
  );
}
