import {
  createContext,
  type FocusEvent,
  memo,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { filling } from '../../../shared/rules/core/catalogue.ts';
import type { Json, SheetData, SheetField, SheetSection } from '../../../shared/rules/core/sheet.ts';
import { useSheetCatalogue } from '../../catalogue/sheet-catalogues.tsx';
import { TakeFromCatalogue } from '../../catalogue/take-from-catalogue.tsx';
import type { DraftStore } from '../../drafts/use-draft.ts';
import { type Draft, type Faults, sameFaultsAt } from '../../sheet-fields/draft.ts';
import { SheetFieldInput } from '../../sheet-fields/sheet-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Row } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './sheet-sections.module.css';

/** What the fields of a sheet's form need, wherever they stand. All of it stays the same all along. */
export interface SheetForm {
  store: DraftStore<Draft>;
  faultsOf: (sheet: SheetData) => Faults;
  onChange: (path: string, value: Json) => void;
  /** Takes an item of a list away. */
  onRemove: (path: string, at: number) => void;
  /** Puts several fields at once. */
  onFill: (fields: SheetData) => void;
  /** Called whenever the focus leaves a field. */
  onLeave: () => void;
}

const Context = createContext<SheetForm | undefined>(undefined);

/** Makes a form known to the sections inside. */
export const SheetFormProvider = Context.Provider;

function useForm(): SheetForm {
  const form = useContext(Context);
  if (form === undefined) throw new Error('a section stands outside of its form');
  return form;
}

/** The sheet of the form around, heard of past everything that stands in between and stays as it is. */
function useSheet({ store }: SheetForm): SheetData {
  return useSyncExternalStore(store.subscribe, () => store.draft().sheet);
}

const allAsked: readonly string[] = [];

/** Of each item of a list, the paths of the fields on which nothing hangs, with spaces between them. */
function mootIn(field: SheetField, sheet: SheetData): readonly string[] {
  if (field.field !== 'list' || field.item.every(({ isMoot }) => isMoot === undefined)) return allAsked;
  const items = sheet[field.path];
  if (!Array.isArray(items)) return allAsked;
  return (items as readonly SheetData[]).map((item) =>
    field.item
      .filter(({ isMoot }) => isMoot?.(item, sheet) === true)
      .map(({ path }) => path)
      .join(' '),
  );
}

/** Brings the numbers of the item that has the focus into sight, where they scroll beside the form. */
function showNumbers({ target }: FocusEvent): void {
  const item = target.closest<HTMLElement>('[data-item]')?.dataset.item;
  const numbers = document.getElementById(numbersId);
  if (item === undefined || numbers === null) return;
  const row = numbers.querySelector(`[data-row="${item}"], [data-row^="${item}."]`);
  if (row === null) return;
  const [at, sight] = [row.getBoundingClientRect(), numbers.getBoundingClientRect()];
  if (at.top < sight.top || at.bottom > sight.bottom)
    numbers.scrollBy({ top: at.top - sight.top - sight.height / 3 });
}

/** The fields of one section of the form around. */
export function SectionFields({ section }: { section: SheetSection }) {
  const { say } = useWords();
  const form = useForm();
  const sheet = useSheet(form);
  const faults = form.faultsOf(sheet);
  return (
    <>
      {section.help !== undefined && <p className={styles.help}>{say(section.help)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus in its fields. */}
      <div className={styles.fields} onBlur={form.onLeave} onFocus={showNumbers}>
        {section.fields
          .filter(({ isMoot }) => isMoot?.(sheet, sheet) !== true)
          .map((field) => (
            <SectionField
              key={field.path}
              field={field}
              value={sheet[field.path]}
              faults={faults}
              moot={mootIn(field, sheet)}
              isNamed={section.fields.length > 1}
              onChange={form.onChange}
              onRemove={form.onRemove}
            />
          ))}
      </div>
      {section.catalogues !== undefined && (
        <Row gap="tight">
          {section.catalogues.map((id) => (
            <FillFromCatalogue key={id} id={id} section={section} onFill={form.onFill} />
          ))}
        </Row>
      )}
    </>
  );
}

interface FillFromCatalogueProps extends Pick<SheetForm, 'onFill'> {
  id: string;
  section: SheetSection;
}

/** Takes a thing from a catalogue into the fields of a section. */
function FillFromCatalogue({ id, section, onFill }: FillFromCatalogueProps) {
  const drawn = useSheetCatalogue(id);
  if (drawn === undefined) return null;
  return (
    <TakeFromCatalogue
      {...drawn}
      isNamed
      onTake={(entry) => onFill(filling(drawn.catalogue, entry, section))}
    />
  );
}

interface SectionFieldProps extends Pick<SheetForm, 'onChange' | 'onRemove'> {
  faults: Faults;
  field: SheetField;
  value: Json | undefined;
  /** Of a list, which fields of each item need not be asked. */
  moot: readonly string[];
  isNamed: boolean;
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((text, at) => text === other[at]));
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
    sameTexts(before.moot, now.moot) &&
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
}

/** The whole form on one page: sections that open and close, and a list to jump to them. */
export const SheetSections = memo(function SheetSections({
  sections,
  closedFirst,
  takesFocus,
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
        <OpenSection key={section.id} {...{ section, set }} isClosed={closed.has(section.id)} />
      ))}
    </>
  );
});

interface OpenSectionProps {
  section: SheetSection;
  /** Whether it was closed; with a fault in it, it is open all the same. */
  isClosed: boolean;
  set: (id: string, isOpen: boolean) => void;
}

/**
 * A section under its heading. What opens and closes tells all buttons inside whenever it is drawn, so it is not drawn
 * for what is typed in it.
 */
const OpenSection = memo(function OpenSection({ section, isClosed, set }: OpenSectionProps) {
  const { say } = useWords();
  const { store, faultsOf } = useForm();
  const isOpen = useSyncExternalStore(
    store.subscribe,
    () => !isClosed || isFaulty(section, faultsOf(store.draft().sheet)),
  );
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
