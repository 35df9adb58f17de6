import { Link } from '@tanstack/react-router';
import { GitBranch } from 'lucide-react';
import { type DerivedFrom, driftOf } from '../../../shared/library/derivation.ts';
import type { CreatureDocument } from '../../../shared/library/document.ts';
import type { Json, SheetField, SheetSection } from '../../../shared/rules/core/sheet.ts';
import { writeValue } from '../../catalogue/write-value.ts';
import { useDocument } from '../../replica/document.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import styles from './template-drift.module.css';

interface TemplateDriftProps {
  creature: CreatureDocument;
  derivedFrom: DerivedFrom;
  sections: readonly SheetSection[];
  onSettle: (paths: readonly string[], choice: 'take' | 'leave') => void;
}

/** A field of a sheet as it is read beside another one: a list as its items, each with its values. */
function written(words: ScreenWords, field: SheetField | undefined, value: Json | undefined): string {
  if (value === undefined) return '';
  if (field === undefined)
    return typeof value === 'object' && value !== null
      ? words.number(Object.keys(value).length)
      : String(value);
  if (field.field !== 'list') return writeValue(words, field, value);
  if (!Array.isArray(value)) return '';
  return value
    .map((item: Json) => {
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return '';
      const fields = item as { readonly [path: string]: Json };
      return field.item
        .map((inner) => writeValue(words, inner, fields[inner.path]))
        .filter((text) => text !== '')
        .join(' ');
    })
    .join('; ');
}

/** What a creature was derived from, and what has changed there since, to be taken over or left field by field. */
export function TemplateDrift({ creature, derivedFrom, sections, onSettle }: TemplateDriftProps) {
  const words = useWords();
  const { t, say } = words;
  const reading = useDocument(derivedFrom.id);
  if (reading.state === 'reading') return null;
  const template = reading.state === 'read' ? reading.document : undefined;
  if (template === undefined || (template.kind !== 'character' && template.kind !== 'monster'))
    return (
      <p className={styles.origin}>
        <GitBranch aria-hidden />
        {t('derive.gone')}
      </p>
    );
  const name = say(template.body.name);
  const now = template.body.sheet;
  const paths = driftOf(creature.body.sheet, derivedFrom, now);
  const origin = (
    <p className={styles.origin}>
      <GitBranch aria-hidden />
      {t('derive.from')}
      <Link to="/creatures/$creatureId" params={{ creatureId: template.id }}>
        {name}
      </Link>
    </p>
  );
  if (paths.length === 0) return origin;
  const fields = new Map(sections.flatMap((section) => section.fields.map((field) => [field.path, field])));
  return (
    <>
      {origin}
      <Banner title={t('derive.changed', { name })}>
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">{t('catalogue.field')}</th>
              <th scope="col">{t('catalogue.mine')}</th>
              <th scope="col">{t('derive.theirs')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {paths.map((path) => {
              const field = fields.get(path);
              const label = field === undefined ? t('byHand.part') : say(field.label);
              return (
                <tr key={path}>
                  <th scope="row">{label}</th>
                  <td>{written(words, field, creature.body.sheet[path])}</td>
                  <td>{written(words, field, now[path])}</td>
                  <td>
                    <Row justify="end">
                      <Button
                        variant="quiet"
                        aria-label={t('derive.takeField', { field: label })}
                        onPress={() => onSettle([path], 'take')}
                      >
                        {t('derive.take')}
                      </Button>
                      <Button
                        variant="quiet"
                        aria-label={t('derive.leaveField', { field: label })}
                        onPress={() => onSettle([path], 'leave')}
                      >
                        {t('derive.leave')}
                      </Button>
                    </Row>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <Row justify="end">
          <Button onPress={() => onSettle(paths, 'leave')}>{t('derive.leaveAll')}</Button>
          <Button variant="primary" onPress={() => onSettle(paths, 'take')}>
            {t('derive.takeAll')}
          </Button>
        </Row>
      </Banner>
    </>
  );
}
