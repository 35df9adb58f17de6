import type { OptionSpec, OptionValue, OptionValues } from '../../shared/rules/core/option.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useWords } from '../words/words.tsx';

interface OptionSwitchesProps {
  specs: readonly OptionSpec[];
  /** Chosen values; those that are missing stand at their default. */
  values: OptionValues;
  onChoose: (spec: OptionSpec, value: OptionValue) => void;
}

/** The house-rule switches of a system, each with its values side by side. */
export function OptionSwitches({ specs, values, onChoose }: OptionSwitchesProps) {
  const { say } = useWords();
  return specs.map((spec) => (
    <SegmentedControl
      key={spec.id}
      label={say(spec.label)}
      segments={spec.values.map((value) => ({ id: String(value), label: say(spec.valueLabel(value)) }))}
      value={String(values[spec.id] ?? spec.values[0])}
      onChange={(id) => {
        const value = spec.values.find((candidate) => String(candidate) === id);
        if (value !== undefined) onChoose(spec, value);
      }}
    />
  ));
}
