import { Play, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Fighter } from '../../../../shared/encounter/estimate.ts';
import {
  type CampaignDocument,
  type CreatureDocument,
  type EncounterDocument,
  longestNote,
} from '../../../../shared/library/document.ts';
import { longestWhen, type Preparation, type PreparedLine } from '../../../../shared/library/preparation.ts';
import type { SheetRules } from '../../../../shared/rules/core/system.ts';
import { systems } from '../../../../shared/rules/registry.ts';
import { ask, newCommandId } from '../../../bridge/desk.ts';
import { SavedState } from '../../../drafts/saved-state.tsx';
import { faultOf, NameField } from '../../../names/name-field.tsx';
import { useNotices } from '../../../notices/notices.tsx';
import { useCreatures } from '../../../replica/creatures.ts';
import { useRows } from '../../../replica/rows.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row as Line, Page, PageHeader, Split, Stack } from '../../../ui/layout.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useWords } from '../../../words/words.tsx';
import { AddCreature } from './add-creature.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { lineOfQuick, withRow } from './new-lines.ts';
import { PreparedLines } from './prepared-lines.tsx';
import { QuickCreature } from './quick-creature.tsx';
import { presentTonight, Tonight } from './tonight.tsx';

import { usePreparation } from './use-preparation.ts';

interface PreparationViewProps {
  encounter: EncounterDocument;
  campaign: CampaignDocument;
  eyebrow: ReactNode;
  actions: ReactNode;
}

function fighterOf(
  line: PreparedLine,
  creatures: ReadonlyMap<string, CreatureDocument>,
  sheets: SheetRules,
): readonly Fighter[] {
  const { count } = line;
  if (line.from === 'quick') {
    const { kind, name, values } = line;
    return [{ kind, name: { text: name }, sheet: sheets.quick.sheet(kind, values), hitPoints: null, count }];
  }
  const creature = creatures.get(line.documentId);
  return creature === undefined ? [] : [ofCreature(creature, count)];
}

function ofCreature({ kind, body }: CreatureDocument, count: number): Fighter {
  const { name, sheet, hitPoints } = body;
  return { kind, name, sheet, hitPoints, count };
}

/** An encounter before it begins: who will be there, in which wave, and how hard it may be. */
export function PreparationView({ encounter, campaign, eyebrow, actions }: PreparationViewProps) {
  const words = useWords();
  const { t, say } = words;
  const { refuse } = useNotices();
  const { draft, setDraft, save, unsaved } = usePreparation(encounter);
  const characters = useRows(campaign.id, 'character') ?? [];
  const monsters = useRows(campaign.id, 'monster') ?? [];
  const all = useMemo(() => [...characters, ...monsters], [characters, monsters]);
  const rows = useMemo(() => new Map(all.map((row) => [row.id, row])), [all]);
  const [asking, setAsking] = useState(false);
  const { preparation, notes } = draft;
  const { lines, waves, party } = preparation;
  const isFight = encounter.body.purpose === undefined;
  const { sheets } = systems[campaign.body.system];
  const spokenOf = new Set(lines.flatMap((line) => (line.from === 'library' ? [line.documentId] : [])));
  const present = presentTonight(campaign, characters).filter(({ id }) => !spokenOf.has(id));
  const creatures = useCreatures([...spokenOf, ...present.map(({ id }) => id)]);
  if (sheets === undefined) return null;

  const change = (to: Partial<Preparation>): void =>
    setDraft((before) => ({ ...before, preparation: { ...before.preparation, ...to } }));
  const changeLine = (id: string, to: Partial<PreparedLine>): void =>
    setDraft((before) => ({
      ...before,
      preparation: {
        ...before.preparation,
        lines: before.preparation.lines.map((line) =>
          line.line === id ? ({ ...line, ...to } as PreparedLine) : line,
        ),
      },
    }));
  const changeWave = (wave: string, to: Partial<Preparation['waves'][number]>): void =>
    change({ waves: waves.map((one) => (one.wave === wave ? { ...one, ...to } : one)) });
  const begin = async (): Promise<void> => {
    await save();
    const current = await ask('library.read', { id: encounter.id });
    if (!current.ok) {
      refuse(current.error);
      return;
    }
    const { id, revision } = current.value;
    const answer = await ask('encounters.begin', { commandId: newCommandId(), id, revision });
    if (!answer.ok) refuse(answer.error);
  };
  const partyFighters = party
    ? present.flatMap(({ id }) => {
        const creature = creatures.get(id);
        return creature === undefined ? [] : [ofCreature(creature, 1)];
      })
    : [];
  const fightersOf = (some: readonly PreparedLine[]): readonly Fighter[] =>
    some.flatMap((line) => fighterOf(line, creatures, sheets));
  const fault = faultOf(draft.name);
  const linesIn = (wave: string | null, empty: ReactNode): ReactNode => (
    <PreparedLines
      lines={lines.filter((line) => line.wave === wave)}
      waves={waves}
      rows={rows}
      sheets={sheets}
      empty={empty}
      onChange={changeLine}
      onRemove={(id) => change({ lines: lines.filter((line) => line.line !== id) })}
    />
  );
  return (
    <Page>
      <PageHeader
        eyebrow={eyebrow}
        title={say(fault === undefined ? draft.name : encounter.body.name)}
        description={t('encounters.status.prepared')}
        actions={
          <>
            <SavedState unsaved={unsaved} faulty={fault !== undefined} />
            {actions}
            <Button variant="primary" icon={<Play />} onPress={() => void begin()}>
              {t('preparing.begin')}
            </Button>
          </>
        }
      />
      <Split
        aside={
          isFight && (
            <EstimatePanel
              campaign={campaign}
              first={[...partyFighters, ...fightersOf(lines.filter(({ wave }) => wave === null))]}
              later={fightersOf(lines.filter(({ wave }) => wave !== null))}
            />
          )
        }
      >
        <Stack>
          <NameField
            label={t('encounters.name')}
            input={{ name: draft.name, fault, set: (name) => setDraft((before) => ({ ...before, name })) }}
            onBlur={() => void save()}
          />
          <SectionHeading>{t('preparing.who')}</SectionHeading>
          <Checkbox
            isSelected={party}
            onChange={(isThere) => change({ party: isThere })}
            description={
              present.length === 0
                ? t('preparing.partyNobody')
                : t('preparing.partyIs', { names: present.map(({ name }) => say(name)).join(', ') })
            }
          >
            {t('preparing.party')}
          </Checkbox>
          {party && sheets.order !== undefined && (
            <Checkbox
              isSelected={preparation.partySurprised}
              onChange={(partySurprised) => change({ partySurprised })}
            >
              {t('preparing.partySurprised')}
            </Checkbox>
          )}
          {characters.length > 0 && (
            <Disclosure title={t('preparing.tonight')} isOpen={asking} onOpenChange={setAsking}>
              <Tonight campaign={campaign} characters={characters} />
            </Disclosure>
          )}
          {linesIn(null, t('preparing.nobody'))}
          <Line gap="normal">
            <AddCreature rows={all} onAdd={(row) => change({ lines: withRow(lines, row) })} />
            <QuickCreature
              sheets={sheets}
              onAdd={(quick) => change({ lines: [...lines, lineOfQuick(quick)] })}
            />
          </Line>
          {waves.map(({ wave, when, hidden = false }, at) => (
            <section key={wave}>
              <SectionHeading
                level={3}
                actions={
                  <IconButton
                    label={t('preparing.removeWave', { number: at + 1 })}
                    icon={<Trash2 />}
                    onPress={() =>
                      change({
                        waves: waves.filter((one) => one.wave !== wave),
                        lines: lines.map((line) => (line.wave === wave ? { ...line, wave: null } : line)),
                      })
                    }
                  />
                }
              >
                {t('preparing.wave', { number: at + 1 })}
              </SectionHeading>
              <Stack>
                <TextField
                  label={t('preparing.when')}
                  description={t('preparing.whenHelp')}
                  value={when}
                  maxLength={longestWhen}
                  onChange={(text) => changeWave(wave, { when: text })}
                />
                <Checkbox isSelected={hidden} onChange={(unseen) => changeWave(wave, { hidden: unseen })}>
                  {t('preparing.waveUnseen')}
                </Checkbox>
                {linesIn(wave, t('preparing.nobody'))}
              </Stack>
            </section>
          ))}
          {isFight && (
            <Line>
              <Button
                icon={<Plus />}
                isDisabled={waves.length >= 20}
                onPress={() =>
                  change({ waves: [...waves, { wave: newCommandId(), when: '', hidden: false }] })
                }
              >
                {t('preparing.addWave')}
              </Button>
            </Line>
          )}
          <TextArea
            label={t('preparing.notes')}
            description={t('preparing.notesHelp')}
            value={notes}
            maxLength={longestNote}
            rows={5}
            onChange={(text) => setDraft((before) => ({ ...before, notes: text }))}
            onBlur={() => void save()}
          />
        </Stack>
      </Split>
    </Page>
  );
}
