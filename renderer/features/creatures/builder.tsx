import { ChevronsUpDown, Footprints } from 'lucide-react';
import { memo, type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type CampaignDocument,
  type CreatureDocument,
  longestNote,
} from '../../../shared/library/document.ts';
import { byHandOf, withByHand, withoutItem } from '../../../shared/rules/core/by-hand.ts';
import { readOptions } from '../../../shared/rules/core/option.ts';
import { remembered } from '../../../shared/rules/core/remember.ts';
import type { SheetData, SheetSection } from '../../../shared/rules/core/sheet.ts';
import type { SheetRules } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { SheetCataloguesProvider } from '../../catalogue/sheet-catalogues.tsx';
import { SavedStateOf } from '../../drafts/saved-state.tsx';
import { usePaused } from '../../drafts/use-draft.ts';
import { faultOf, NameField } from '../../names/name-field.tsx';
import { type Faults, faultsOf, savable } from '../../sheet-fields/draft.ts';
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

/** Every fault of a sheet, worked out once for each; the same map as before where they are the same. */
function faultFinder(sections: readonly SheetSection[]): (sheet: SheetData) => Faults {
  let last: Faults = new Map();
  return remembered((sheet: SheetData) => {
    const faults = faultsOf(sections, sheet);
    if (JSON.stringify([...faults]) !== JSON.stringify([...last])) last = faults;
    return last;
  });
}

const noTags: readonly string[] = [];

interface FormProps extends Omit<BuilderProps, 'campaign'> {
  rules: SheetRules;
  options: Parameters<SheetRules['derive']>[1];
}

function Form({ creature, rules, options, actions, eyebrow }: FormProps) {
  const { t, say } = useWords();
  const { kind } = creature;
  const sections = useMemo(() => rules.sections(kind, options), [rules, kind, options]);
  const { store, setDraft, leave, portray, tag, settle } = useCreature(creature, sections);
  const [guided, setGuided] = useState(false);
  const [left, setLeft] = useState(false);
  const [levels, setLevels] = useState(false);
  const rework = useCallback(
    (make: (sheet: SheetData) => SheetData): void =>
      setDraft((before) => ({ ...before, sheet: make(before.sheet) })),
    [setDraft],
  );
  const setByHand = useCallback(
    (place: string, value: number | null): void => rework((sheet) => withByHand(sheet, place, value)),
    [rework],
  );
  const put = useCallback((sheet: SheetData): void => rework(() => sheet), [rework]);
  const form = useMemo<SheetForm>(
    () => ({
      store,
      faultsOf: faultFinder(sections),
      onChange: (path, value) => rework((sheet) => ({ ...sheet, [path]: value })),
      onRemove: (path, at) => rework((sheet) => withoutItem(sheet, path, at)),
      onFill: (fields) => rework((sheet) => ({ ...sheet, ...fields })),
      onLeave: () => void leave(),
    }),
    [store, sections, rework, leave],
  );
  // Everything here but the fields themselves follows what is typed a moment later.
  const paused = usePaused(store);
  const good = useMemo(() => savable(sections, paused, creature.body), [sections, paused, creature.body]);
  const groups = useMemo(() => rules.derive(good.sheet, options), [rules, good.sheet, options]);
  const faulty = form.faultsOf(paused.sheet).size > 0 || faultOf(paused.name) !== undefined;
  const isNew = creature.revision === 1;
  const guide = useMemo(() => rules.guide(kind), [rules, kind]);
  const { levelling } = rules;
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
            <SavedStateOf store={store} faulty={faulty} />
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
            onBlur={form.onLeave}
          >
            <SectionHeading>{t('creatures.numbers')}</SectionHeading>
            <DerivedNumbers groups={groups} byHand={byHandOf(good.sheet)} onSet={setByHand} />
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
            <FaceAndName
              {...{ store, setDraft, portray }}
              hash={creature.body.portrait}
              called={say(good.name)}
              onLeave={form.onLeave}
            />
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
                onStart={put}
                onLeave={() => {
                  setGuided(false);
                  setLeft(true);
                }}
              />
            ) : (
              <>
                <SheetSections sections={sections} closedFirst={closedFirst} takesFocus={left} />
                <Tags tags={creature.body.tags ?? noTags} tag={tag} />
                <Notes {...{ store, setDraft }} onLeave={form.onLeave} />
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
          onTake={put}
          isOpen={levels}
          onOpenChange={setLevels}
        />
      )}
    </Page>
  );
}

type Drafted = Pick<ReturnType<typeof useCreature>, 'store' | 'setDraft'>;

interface FaceAndNameProps extends Drafted, Pick<ReturnType<typeof useCreature>, 'portray'> {
  hash: string | undefined;
  /** The name as it was last good. */
  called: string;
  onLeave: () => void;
}

/** The portrait, and the name beside it. */
const FaceAndName = memo(function FaceAndName({ hash, called, portray, ...of }: FaceAndNameProps) {
  return (
    <PortraitField hash={hash} name={called} onChange={portray}>
      <NameOf {...of} />
    </PortraitField>
  );
});

function NameOf({ store, setDraft, onLeave }: Drafted & { onLeave: () => void }) {
  const { t } = useWords();
  const name = useSyncExternalStore(store.subscribe, () => store.draft().name);
  return (
    <NameField
      label={t('creatures.name')}
      input={{
        name,
        fault: faultOf(name),
        set: (typed) => setDraft((before) => ({ ...before, name: typed })),
      }}
      onBlur={onLeave}
    />
  );
}

interface TagsProps extends Pick<ReturnType<typeof useCreature>, 'tag'> {
  tags: readonly string[];
}

const Tags = memo(function Tags({ tags, tag }: TagsProps) {
  return (
    <TagField
      tags={tags}
      onAdd={(added) => void tag(added, [])}
      onRemove={(removed) => void tag([], removed)}
    />
  );
});

/** What is noted of the creature. */
const Notes = memo(function Notes({ store, setDraft, onLeave }: Drafted & { onLeave: () => void }) {
  const { t } = useWords();
  const notes = useSyncExternalStore(store.subscribe, () => store.draft().notes ?? '');
  return (
    <TextArea
      label={t('paper.notes')}
      description={t('creatures.notesHelp')}
      value={notes}
      maxLength={longestNote}
      onChange={(typed) => setDraft((before) => ({ ...before, notes: typed }))}
      onBlur={onLeave}
    />
  );
});
