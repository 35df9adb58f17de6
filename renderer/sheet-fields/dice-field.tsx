import { useEffect, useState } from 'react';
import { formatDice } from '../../shared/dice/format.ts';
import { parseDice } from '../../shared/dice/parse.ts';
import type { Json } from '../../shared/rules/core/sheet.ts';
import type { FieldTexts } from '../ui/field-parts.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useWords } from '../words/words.tsx';

interface DiceFieldProps extends FieldTexts {
  value: Json | undefined;
  onChange: (value: Json) => void;
}

/** Asks for dice in the notation of any language; kept in one, written in the reader's. */
export function DiceField({ value, onChange, ...texts }: DiceFieldProps) {
  const { say } = useWords();
  const written = typeof value === 'string' ? say({ dice: value }) : '';
  const [text, setText] = useState(written);
  useEffect(() => setText((typed) => (canonical(typed) === value ? typed : written)), [value, written]);
  return (
    <TextField
      {...texts}
      value={text}
      autoComplete="off"
      onChange={(typed) => {
        setText(typed);
        onChange(canonical(typed));
      }}
      onBlur={() => setText(written)}
    />
  );
}

function canonical(typed: string): string {
  const parsed = parseDice(typed);
  return parsed.ok ? formatDice(parsed.value, 'd') : typed;
}
