import { createContext, memo, useCallback, useContext, useEffect, useState } from 'react';
import type { Json, SheetData, SheetField, SheetSection } from '../../../shared/rules/core/sheet.ts';
import { type Faults, sameFaultsAt } from '../../sheet-fields/draft.ts';
import { SheetFieldInput } from '../../sheet-fields/sheet-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './sheet-sections.module.css';

/** What the fields of a sheet's form need, wherever they stand. What is done stays the same function all along. */
export interface SheetForm {
  sheet: SheetData;
  faults: Faults;
  onChange: (path: string, value: Json) => void;
  /** Takes an item of a list away. */
  onRemove: (path: string, at: number) => void;
  /** Called whenever the focus leaves a field. */
  onLeave: () => void;
}

const Context = createContext<SheetForm | undefined>(undefined);

/** Makes a form known to the sections inside. They hear of it past everything that stands around them and stays as it is. */
export const SheetFormProvider = Context.Provider;

/** The fields of one section of the form around. */
export function SectionFields({ section }: { section: SheetSection }) {
  const { say } = useWords();
  const form = useContext(Context);
  if (form === undefined) throw new Error('a section stands outside of its form');
  return (
    <>
      {section.help !== undefined && <p className={styles.help}>{say(section.help)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its fields. */}
      <div className={styles.fields} onBlur={form.onLeave}>
        {section.fields.map((field) => (
          <SectionField
            key={field.path}
            field={field}
            value={form.sheet[field.path]}
            faults={form.faults}
            isNamed={section.fields.length > 1}
            onChange={form.onChange}
            onRemove={form.onRemove}
          />
        ))}
      </div>
    </>
  );
}

interface SectionFieldProps extends Pick<SheetForm, 'faults' | 'onChange' | 'onRemove'> {
  field: SheetField;
  value: Json | undefined;
  isNamed: boolean;
}

/** A field; drawn anew when it holds something else, or has other faults. */
const SectionField = memo(
  function SectionField({ field, onChange, onRemove, ...of }: SectionFieldProps) {
    const { path } = field;
    return (
      <SheetFieldInput
        {...{ field, path, ...of }}
        onChange={(value) => onChange(path, value)}
        onRemove={(at) => onRemove(path, at)}
      />
    );
  },
  (before, now) =>
    before.field === now.field &&
    before.value === now.value &&
    before.isNamed === now.isNamed &&
    sameFaultsAt(now.field.path, before.faults, now.faults),
);

function isFaulty(section: SheetSection, faults: Faults): boolean {
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
  faults: Faults;
}

/** The whole form on one page: sections that open and close, and a list to jump to them. */
export const SheetSections = memo(function SheetSections({
  sections,
  closedFirst,
  takesFocus,
  faults,
}: SheetSectionsProps) {
  const { t, say } = useWords();
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(closedFirst));
  const set = useCallback(
    (id: string, isOpen: boolean): void =>
      setClosed((before) => {
        const after = new Set(before);
        if (isOpen) after.delete(id);
        else after.add(id);
        return after;
      }),
    [],
  );
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
        <OpenSection
          key={section.id}
          {...{ section, set }}
          isOpen={!closed.has(section.id) || isFaulty(section, faults)}
        />
      ))}
    </>
  );
});

interface OpenSectionProps {
  section: SheetSection;
  isOpen: boolean;
  set: (id: string, isOpen: boolean) => void;
}

/**
 * A section under its heading. What opens and closes tells all buttons inside whenever it is drawn, so it is not drawn
 * for what is typed in it.
 */
const OpenSection = memo(function OpenSection({ section, isOpen, set }: OpenSectionProps) {
  const { say } = useWords();
  return (
    <Disclosure
      id={`section-${section.id}`}
      title={say(section.label)}
      isOpen={isOpen}
      onOpenChange={(open) => set(section.id, open)}
    >
      <SectionFields section={section} />
    </Disclosure>
  );
});
