import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import styles from './choice-cards.module.css';
import { classNames } from './class-names.ts';
import { FieldMessages, fieldClass } from './field-parts.tsx';

interface ChoiceCard<Id extends string> {
  id: Id;
  label: string;
  /** What choosing it means, in a line or two. */
  details: readonly string[];
}

interface ChoiceCardsProps<Id extends string> {
  /** Read aloud; what is asked stands above already. */
  label: string;
  description?: string | undefined;
  cards: readonly ChoiceCard<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
}

/** Asks for one of several things that each need a few words. */
export function ChoiceCards<Id extends string>({
  label,
  description,
  cards,
  value,
  onChange,
}: ChoiceCardsProps<Id>) {
  return (
    <RadioGroup
      value={value}
      onChange={(id) => {
        const chosen = cards.find((card) => card.id === id);
        if (chosen) onChange(chosen.id);
      }}
      aria-label={label}
      className={fieldClass}
    >
      <div className={styles.cards}>
        {cards.map((card) => (
          <RadioField key={card.id} value={card.id} className={classNames(styles.field)}>
            <RadioButton className={classNames(styles.card)}>
              <span className={styles.name}>{card.label}</span>
              {card.details.map((line) => (
                <span key={line} className={styles.detail}>
                  {line}
                </span>
              ))}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={undefined} />
    </RadioGroup>
  );
}
