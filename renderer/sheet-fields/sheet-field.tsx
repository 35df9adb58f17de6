import type { ReactNode } from 'react';
import { type Name, nameSchema } from '../../shared/library/document.ts';
import { isName } from '../../shared/rules/core/read-sheet.ts';
import type { Json, SheetField } from '../../shared/rules/core/sheet.ts';
import { NameField } from '../names/name-field.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Select } from '../ui/select.tsx';
import { sayFault } from '../words/refusal.ts';
import { useWords } from '../words/words.tsx';
import { describeField } from './describe-field.ts';
import { DiceField } from './dice-field.tsx';
import type { Faults } from './draft.ts';
import { LevelField } from './level-field.tsx';
import { SheetList } from './sheet-list.tsx';

/** A field of a sheet's form, with what is wrong in it. */
interface SheetFieldProps {
  field: SheetField;
  value: Json | undefined;
  /** Path of the field in the sheet, by which its faults are found. */
  path: string;
  faults: Faults;
  /** Of a list, the paths of the fields of each item that need not be asked, with spaces between them. */
  moot?: readonly string[];
  /** Whether a list says its name; others always do. */
  isNamed?: boolean;
  onChange: (value: Json) => void;
  /** Takes an item of a list away. */
  onRemove?: (at: number) => void;
}

/** One field, by its kind. */
export function SheetFieldInput({
  field,
  path,
  faults,
  onChange,
  onRemove,
  moot = [],
  isNamed = false,
  ...of
}: SheetFieldProps) {
  const value = of.value ?? field.whenAbsent;
  const words = useWords();
  const { say } = words;
  const fault = faults.get(path);
  const texts = {
    label: say(field.label),
    description: describeField(words, field),
    errorMessage: fault === undefined ? undefined : sayFault(words, fault),
  };
  switch (field.field) {
    case 'number':
      return (
        <NumberField
          {...texts}
          value={typeof value === 'number' ? value : null}
          minValue={field.least}
          maxValue={field.most}
          outOfRangeMessage={words.t('fault.FIELD_OUT_OF_RANGE', { least: field.least, most: field.most })}
          isSigned={field.signed ?? false}
          unit={field.unit === undefined ? undefined : say(field.unit)}
          onChange={onChange}
        />
      );
    case 'choice': {
      const choices = field.options.map(({ id, label }) => ({ id, label: say(label) }));
      const chosen = typeof value === 'string' ? value : null;
      return field.options.length <= 2 ? (
        <SegmentedControl {...texts} segments={choices} value={chosen} onChange={onChange} />
      ) : (
        <Select {...texts} options={choices} value={chosen} onChange={onChange} />
      );
    }
    case 'flag':
      return (
        <Checkbox isSelected={value === true} description={texts.description} onChange={onChange}>
          {texts.label}
        </Checkbox>
      );
    case 'level':
      return <LevelField {...texts} value={value} onChange={onChange} />;
    case 'dice':
      return <DiceField {...texts} value={value} onChange={onChange} />;
    case 'name':
      return (
        <NameField
          label={texts.label}
          description={texts.description}
          input={{ name: readName(value), fault, set: (name) => onChange({ ...name }) }}
          proposals={field.proposals}
        />
      );
    case 'list':
      return (
        <SheetList
          field={field}
          value={value}
          path={path}
          faults={faults}
          moot={moot}
          help={texts.description}
          isNamed={isNamed}
          onChange={onChange}
          onRemove={(at) => onRemove?.(at)}
          renderField={ofItem}
        />
      );
  }
}

function ofItem(props: SheetFieldProps): ReactNode {
  return <SheetFieldInput {...props} />;
}

function readName(value: Json | undefined): Name {
  const name = nameSchema.safeParse(value);
  if (name.success) return name.data;
  return { text: isName(value) && 'text' in value ? value.text : '' };
}
