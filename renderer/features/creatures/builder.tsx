import type { ReactNode } from 'react';
import type { CampaignDocument, CreatureDocument } from '../../../shared/library/document.ts';
import { byHandOf, withByHand, withoutItem } from '../../../shared/rules/core/by-hand.ts';
import { readOptions } from '../../../shared/rules/core/option.ts';
import type { Json, SheetData } from '../../../shared/rules/core/sheet.ts';
import type { SheetRules } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { SavedState } from '../../drafts/saved-state.tsx';
import { faultOf, NameField } from '../../names/name-field.tsx';
import { Page, PageHeader, Split, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './builder.module.css';
import { DerivedNumbers } from './derived-numbers.tsx';
import { type Draft, faultsOf, savable } from './draft.ts';
import { SheetFieldInput } from './sheet-field.tsx';
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
  return <Form {...frame} creature={creature} rules={system.sheets} options={options.value} />;
}

interface FormProps extends Omit<BuilderProps, 'campaign'> {
  rules: SheetRules;
  options: Parameters<SheetRules['derive']>[1];
}

function Form({ creature, rules, options, actions, eyebrow }: FormProps) {
  const { t, say } = useWords();
  const sections = rules.sections(creature.kind, options);
  const { draft, setDraft, save, unsaved } = useCreature(creature, sections);
  const faults = faultsOf(sections, draft.sheet);
  const nameFault = faultOf(draft.name);
  const good: Draft = savable(sections, draft, creature.body);
  const rework = (make: (sheet: SheetData) => SheetData): void =>
    setDraft((before) => ({ ...before, sheet: make(before.sheet) }));
  const change = (path: string, value: Json): void => rework((sheet) => ({ ...sheet, [path]: value }));
  const faulty = faults.size > 0 || nameFault !== undefined;
  return (
    <Page>
      <PageHeader
        title={<span className={styles.name}>{say(good.name)}</span>}
        eyebrow={eyebrow}
        description={say(rules.identity(good.sheet))}
        actions={
          <>
            <SavedState unsaved={unsaved} faulty={faulty} />
            {actions}
          </>
        }
      />
      <Split
        asideWidth="half"
        aside={
          <section aria-label={t('creatures.numbers')} className={styles.numbers}>
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
          <NameField
            label={t('creatures.name')}
            input={{
              name: draft.name,
              fault: nameFault,
              set: (name) => setDraft((before) => ({ ...before, name })),
            }}
            onBlur={() => void save()}
          />
          {sections.map((section) => (
            <section key={section.id}>
              <SectionHeading level={3}>{say(section.label)}</SectionHeading>
              {section.help !== undefined && <p className={styles.help}>{say(section.help)}</p>}
              <div className={styles.fields} data-list={section.fields.some(({ field }) => field === 'list')}>
                {section.fields.map((field) => (
                  <SheetFieldInput
                    key={field.path}
                    field={field}
                    value={draft.sheet[field.path]}
                    path={field.path}
                    faults={faults}
                    onChange={(value) => change(field.path, value)}
                    onRemove={(at) => rework((sheet) => withoutItem(sheet, field.path, at))}
                    onBlur={() => void save()}
                  />
                ))}
              </div>
            </section>
          ))}
        </Stack>
      </Split>
    </Page>
  );
}
