import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/rules/core/result.ts';
import type { Json, SheetData, SheetSection } from '../../../shared/rules/core/sheet.ts';
import { SheetFieldInput } from '../../sheet-fields/sheet-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './sheet-sections.module.css';

/** What the fields of a sheet's form need, wherever they stand. */
export interface SheetForm {
  sheet: SheetData;
  faults: ReadonlyMap<string, Refusal>;
  onChange: (path: string, value: Json) => void;
  /** Takes an item of a list away. */
  onRemove: (path: string, at: number) => void;
  /** Called whenever the focus leaves a field. */
  onLeave: () => void;
}

/** The fields of one section. */
export function SectionFields({ section, form }: { section: SheetSection; form: SheetForm }) {
  const { say } = useWords();
  return (
    <>
      {section.help !== undefined && <p className={styles.help}>{say(section.help)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its fields. */}
      <div className={styles.fields} onBlur={form.onLeave}>
        {section.fields.map((field) => (
          <SheetFieldInput
            key={field.path}
            field={field}
            value={form.sheet[field.path]}
            path={field.path}
            faults={form.faults}
            isNamed={section.fields.length > 1}
            onChange={(value) => form.onChange(field.path, value)}
            onRemove={(at) => form.onRemove(field.path, at)}
          />
        ))}
      </div>
    </>
  );
}

function isFaulty(section: SheetSection, faults: SheetForm['faults']): boolean {
  return [...faults.keys()].some((at) =>
    section.fields.some(({ path }) => at === path || at.startsWith(`${path}.`)),
  );
}

/** Where the derived numbers stand on the page. */
export const numbersId = 'numbers';

/** Shows a part of the page from its top and puts the focus on its first control. */
function focusWithin(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('button')?.focus();
}

interface SheetSectionsProps {
  sections: readonly SheetSection[];
  /** Ids of the sections that are closed at first. */
  closedFirst: readonly string[];
  /** Whether the focus comes here from something that is gone. */
  takesFocus: boolean;
  form: SheetForm;
}

/** The whole form on one page: sections that open and close, and a list to jump to them. */
export function SheetSections({ sections, closedFirst, takesFocus, form }: SheetSectionsProps) {
  const { t, say } = useWords();
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(closedFirst));
  const set = (id: string, isOpen: boolean): void =>
    setClosed((before) => {
      const after = new Set(before);
      if (isOpen) after.delete(id);
      else after.add(id);
      return after;
    });
  const jump = (id: string): void => {
    set(id, true);
    focusWithin(`section-${id}`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form comes into view.
  useEffect(() => {
    const [first] = sections;
    if (takesFocus && first !== undefined) focusWithin(`section-${first.id}`);
  }, []);
  return (
    <>
      <nav aria-label={t('creatures.sections')} className={styles.jumps}>
        {sections.map(({ id, label }) => (
          <button key={id} type="button" className={styles.jump} onClick={() => jump(id)}>
            {say(label)}
          </button>
        ))}
        <button type="button" className={styles.jump} onClick={() => focusWithin(numbersId)}>
          {t('creatures.numbers')}
        </button>
      </nav>
      {sections.map((section) => (
        <Disclosure
          key={section.id}
          id={`section-${section.id}`}
          title={say(section.label)}
          isOpen={!closed.has(section.id) || isFaulty(section, form.faults)}
          onOpenChange={(isOpen) => set(section.id, isOpen)}
        >
          <SectionFields section={section} form={form} />
        </Disclosure>
      ))}
    </>
  );
}
