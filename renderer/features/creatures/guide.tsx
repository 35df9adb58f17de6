import { useEffect, useRef, useState } from 'react';
import type { Guide as GuideOf, StartingPoint } from '../../../shared/rules/core/guide.ts';
import type { SheetData, SheetSection } from '../../../shared/rules/core/sheet.ts';
import type { SheetRules } from '../../../shared/rules/core/system.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './guide.module.css';
import { SectionFields } from './sheet-sections.tsx';

interface GuideProps {
  guide: GuideOf;
  rules: SheetRules;
  options: Parameters<SheetRules['derive']>[1];
  sections: readonly SheetSection[];
  /** Puts a whole sheet in place of the present one. */
  onStart: (sheet: SheetData) => void;
  onLeave: () => void;
}

/** The guided path: who to begin as, then the form section by section, each filled in already. */
export function Guide({ guide, rules, options, sections, onStart, onLeave }: GuideProps) {
  const { t, say } = useWords();
  const [at, setAt] = useState(0);
  const [start, setStart] = useState<string | null>(null);
  const steps = guide.steps.length + 2;
  const heading = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is read from its heading on.
  useEffect(() => heading.current?.focus(), [at]);
  const shown = (guide.steps[at - 1] ?? []).flatMap((id) => sections.filter((section) => section.id === id));
  const last = at === steps - 1;
  const title = last
    ? t('guide.ready')
    : at === 0
      ? t('guide.start')
      : shown.map(({ label }) => say(label)).join(' · ');
  return (
    <section aria-label={t('guide.name')} className={styles.guide}>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <p className={styles.step}>{t('guide.step', { step: at + 1, steps })}</p>
        <SectionHeading level={2}>{title}</SectionHeading>
      </div>
      <Stack>
        {at === 0 && (
          <ChoiceCards
            label={t('guide.start')}
            description={t('guide.startHelp')}
            cards={guide.startingPoints.map((point) => ({
              id: point.id,
              label: say(point.label),
              details: detailsOf(point),
            }))}
            value={start}
            onChange={(id) => {
              setStart(id);
              const point = guide.startingPoints.find((one) => one.id === id);
              if (point !== undefined) onStart(point.sheet);
            }}
          />
        )}
        {shown.map((section) => (
          <section key={section.id} aria-label={say(section.label)}>
            {shown.length > 1 && <SectionHeading level={3}>{say(section.label)}</SectionHeading>}
            <SectionFields section={section} />
          </section>
        ))}
        {last && <p>{t('guide.readyText')}</p>}
        <Row justify="between">
          <Button onPress={onLeave}>{t('guide.leave')}</Button>
          <Row>
            {at > 0 && <Button onPress={() => setAt(at - 1)}>{t('guide.back')}</Button>}
            <Button variant="primary" onPress={last ? onLeave : () => setAt(at + 1)}>
              {t(last ? 'guide.done' : 'guide.next')}
            </Button>
          </Row>
        </Row>
      </Stack>
    </section>
  );

  function detailsOf({ sheet }: StartingPoint): readonly string[] {
    const { maximumHitPoints, defense } = rules.vitals(sheet, options);
    const attacks = rules.actions(sheet, options).filter(({ group }) => group === 'attack');
    const names = [...new Set(attacks.map(({ row }) => say(row.label)))];
    return [
      say(rules.identity(sheet)),
      t('guide.vitals', { hitPoints: maximumHitPoints, defense: defense.label, value: defense.value }),
      names.join(', '),
    ];
  }
}
