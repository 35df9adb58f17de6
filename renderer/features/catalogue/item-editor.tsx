import { type ReactNode, useCallback, useMemo } from 'react';
import { type CampaignDocument, type ItemDocument, nameSchema } from '../../../shared/library/document.ts';
import { refused } from '../../../shared/rules/core/result.ts';
import type { SheetData, SheetSection } from '../../../shared/rules/core/sheet.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { ask } from '../../bridge/desk.ts';
import { type FieldSteps, useFieldSteps } from '../../drafts/field-steps.ts';
import { SavedState } from '../../drafts/saved-state.tsx';
import { type Drafting, useDraft } from '../../drafts/use-draft.ts';
import { faultsOf, savable } from '../../sheet-fields/draft.ts';
import { SheetFieldInput } from '../../sheet-fields/sheet-field.tsx';
import { Page, PageHeader, Stack } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';

interface ItemEditorProps {
  campaign: CampaignDocument;
  item: ItemDocument;
  eyebrow: ReactNode;
  actions: ReactNode;
}

/** How an entry of a catalogue with these fields is drafted and saved. */
function draftingBy(sections: readonly SheetSection[], steps: FieldSteps): Drafting<ItemDocument, SheetData> {
  return {
    draftOf: ({ body }) => body.entry,
    savable(draft, saved) {
      const name = { text: '-' };
      return savable(sections, { name, sheet: draft }, { name, sheet: saved }).sheet;
    },
    async save({ id, revision, body }, entry) {
      const name = nameSchema.safeParse(entry.name).data ?? body.name;
      const { ids, saved } = steps.begin(body.entry, entry);
      const answer = await ask('items.save', { ...ids, id, revision, body: { ...body, name, entry } });
      if (!answer.ok) return answer;
      saved();
      return answer.value.kind === 'item' ? { ok: true, value: answer.value } : refused('INTERNAL');
    },
  };
}

/** An entry of the catalogue in the form of its kind. */
export function ItemEditor({ campaign, item, eyebrow, actions }: ItemEditorProps) {
  const { say } = useWords();
  const catalogue = systems[campaign.body.system].catalogues.find(({ id }) => id === item.body.catalogue);
  const sections = useMemo<readonly SheetSection[]>(
    () =>
      catalogue === undefined ? [] : [{ id: catalogue.id, label: catalogue.label, fields: catalogue.item }],
    [catalogue],
  );
  const steps = useFieldSteps();
  const drafting = useMemo(() => draftingBy(sections, steps), [sections, steps]);
  const { draft, setDraft, save, unsaved } = useDraft(item, drafting);
  const leave = useCallback(async (): Promise<void> => {
    await save();
    steps.end();
  }, [save, steps]);
  const faults = faultsOf(sections, draft);
  return (
    <Page width="reading">
      <PageHeader
        title={say(item.body.name)}
        eyebrow={eyebrow}
        {...(catalogue !== undefined && { description: say(catalogue.label) })}
        actions={
          <>
            <SavedState unsaved={unsaved} faulty={faults.size > 0} />
            {actions}
          </>
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever is left inside is saved; nothing is pressed here. */}
      <div onBlur={() => void leave()}>
        <Stack>
          {catalogue?.item
            .filter(({ isMoot }) => isMoot?.(draft, undefined) !== true)
            .map((field) => (
              <SheetFieldInput
                key={field.path}
                field={field}
                value={draft[field.path]}
                path={field.path}
                faults={faults}
                onChange={(value) => setDraft((before) => ({ ...before, [field.path]: value }))}
              />
            ))}
        </Stack>
      </div>
    </Page>
  );
}
