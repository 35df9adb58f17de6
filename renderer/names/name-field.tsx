import { useState } from 'react';
import { longestName, type Name } from '../../shared/library/document.ts';
import type { KeyLabel } from '../../shared/rules/core/label.ts';
import { type Refusal, refused } from '../../shared/rules/core/result.ts';
import { ComboBox } from '../ui/combo-box.tsx';
import { TextField } from '../ui/text-field.tsx';
import { sayFault } from '../words/refusal.ts';
import { useWords } from '../words/words.tsx';

/** A name while it is being typed, and what is wrong with it. */
export interface NameInput {
  readonly name: Name;
  readonly fault: Refusal | undefined;
  readonly set: (name: Name) => void;
  /** The name if it can be taken; otherwise null, and from then on the fault is shown. */
  readonly check: () => Name | null;
}

/** What is wrong with a name, or undefined. */
export function faultOf(name: Name): Refusal | undefined {
  if ('key' in name) return undefined;
  const { length } = name.text.trim();
  if (length === 0) return refused('FIELD_EMPTY').error;
  return length > longestName ? refused('FIELD_TOO_LONG', undefined, { most: longestName }).error : undefined;
}

/** Keeps a name as it is typed; an empty one is only faulted once it is to be used. */
export function useNameInput(): NameInput {
  const [name, setName] = useState<Name>({ text: '' });
  const [checked, setChecked] = useState(false);
  const fault = faultOf(name);
  const tooLong = fault?.code === 'FIELD_TOO_LONG';
  return {
    name,
    fault: checked || tooLong ? fault : undefined,
    set: setName,
    check() {
      setChecked(true);
      if (fault !== undefined) return null;
      return 'text' in name ? { text: name.text.trim() } : name;
    },
  };
}

interface NameFieldProps {
  label: string;
  description?: string | undefined;
  input: Pick<NameInput, 'name' | 'fault' | 'set'>;
  /** Names that the app proposes; chosen, they are kept as keys and follow the reader's language. */
  proposals?: readonly KeyLabel[];
  autoFocus?: boolean;
  onBlur?: () => void;
}

/** Asks for a name, free or proposed. */
export function NameField({
  label,
  description,
  input,
  proposals = [],
  autoFocus = false,
  onBlur,
}: NameFieldProps) {
  const words = useWords();
  const { name, fault, set } = input;
  const text = 'text' in name ? name.text : words.say(name);
  const errorMessage = fault === undefined ? undefined : sayFault(words, fault);
  const common = {
    label,
    description,
    errorMessage,
    autoFocus,
    value: text,
    onChange: (typed: string) => set(nameOf(typed)),
    ...(onBlur && { onBlur }),
  };
  const nameOf = (typed: string): Name => {
    const proposed = proposals.find((proposal) => words.say(proposal) === typed);
    return proposed === undefined ? { text: typed } : { key: proposed.key };
  };
  if (proposals.length === 0) return <TextField {...common} />;
  return (
    <ComboBox
      {...common}
      suggestions={proposals.map((proposal) => ({ id: proposal.key, label: words.say(proposal) }))}
    />
  );
}
