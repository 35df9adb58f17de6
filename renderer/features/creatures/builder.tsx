import { ChevronsUpDown, Footprints } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
import { type Draft, faultsOf, savable } from '../../sheet-fields/draft.ts';
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
import { numbersId, type SheetForm, SheetSections } from './sheet-sections.tsx';
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
  const options = readOptions(system.options, campaign.body.options);
  if (!options.ok || system.sheets === undefined) throw new Error('the campaign’s system has no sheets');
  return (
    <SheetCataloguesProvider campaignId={campaign.id} catalogues={system.catalogues}>
      <Form {...frame} creature={creature} rules={system.sheets} options={options.value} />
    </SheetCataloguesProvider>
  );
}

interface FormProps extends Omit<BuilderProps, 'campaign'> {
  rules: SheetRules;
  options: Parameters<SheetRules['derive']>[1];
}

function Form({ creature, rules, options, actions, eyebrow }: FormProps) {
  const { t, say } = useWords();
  const sections = rules.sections(creature.kind, options);
  const { draft, setDraft, leave, portray, unsaved } = useCreature(creature, sections);
  const [guided, setGuided] = useState(false);
  const [left, setLeft] = useState(false);
  const [levels, setLevels] = useState(false);
  const faults = faultsOf(sections, draft.sheet);
  const nameFault = faultOf(draft.name);
  const good: Draft = savable(sections, draft, creature.body);
  const rework = (make: (sheet: SheetData) => SheetData): void =>
    setDraft((before) => ({ ...before, sheet: make(before.sheet) }));
  const faulty = faults.size > 0 || nameFault !== undefined;
  const isNew = creature.revision === 1;
  const guide = rules.guide(creature.kind);
  const { levelling } = rules;
  const form: SheetForm = {
    sheet: draft.sheet,
    faults,
    onChange: (path, value) => rework((sheet) => ({ ...sheet, [path]: value })),
    onRemove: (path, at) => rework((sheet) => withoutItem(sheet, path, at)),
    onLeave: () => void leave(),
  };
  // The guided path goes through what matters most; for a monster the rest waits until it is opened.
  const inShort = guide.steps.flat();
  const closedFirst =
    creature.kind === 'monster' ? sections.filter(({ id }) => !inShort.includes(id)).map(({ id }) => id) : [];
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
          <section id={numbersId} aria-label={t('creatures.numbers')} className={styles.numbers}>
            <SectionHeading>{t('creatures.numbers')}</SectionHeading>
            <DerivedNumbers
              groups={rules.derive(good.sheet, options)}
              byHand={byHandOf(good.sheet)}
              onSet={(place, value) => rework((sheet) => withByHand(sheet, place, value))}
            />
          </section>
        }
      >
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
          {guided ? (
            <Guide
              guide={guide}
              rules={rules}
              options={options}
              sections={sections}
              form={form}
              onStart={(sheet) => rework(() => sheet)}
              onLeave={() => {
                setGuided(false);
                setLeft(true);
              }}
            />
          ) : (
            <>
              <SheetSections sections={sections} closedFirst={closedFirst} takesFocus={left} form={form} />
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
