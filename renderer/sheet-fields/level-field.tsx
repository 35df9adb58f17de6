import { useEffect, useState } from 'react';
import type { Json } from '../../shared/rules/core/sheet.ts';
import type { FieldTexts } from '../ui/field-parts.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useWords } from '../words/words.tsx';
import { readLevel } from './read-level.ts';

interface LevelFieldProps extends FieldTexts {
  value: Json | undefined;
  onChange: (value: Json) => void;
}

/** Asks for a level; fractions may be typed as ½, 1/2, 0.5 or 0,5. */
export function LevelField({ value, onChange, ...texts }: LevelFieldProps) {
  const { level } = useWords();
  const written = typeof value === 'number' ? level(value) : String(value ?? '');
  const [text, setText] = useState(written);
  // What comes from elsewhere replaces the text; what was typed here stays as it was typed.
  useEffect(() => setText((typed) => (readLevel(typed) === value ? typed : written)), [value, written]);
  return (
    <TextField
      {...texts}
      value={text}
      inputMode="decimal"
      onChange={(typed) => {
        setText(typed);
        onChange(readLevel(typed));
      }}
      onBlur={() => setText(written)}
    />
  );
}
