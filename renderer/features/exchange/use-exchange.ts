import type { Answered } from '../../../shared/ipc/channel.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useWords } from '../../words/words.tsx';

/** Everything that leaves the library as a file or comes from one, told as it ends. */
export function useExchange() {
  const { t } = useWords();
  const { tell, refuse } = useNotices();
  const written = (answer: Answered<{ path: string } | null>): void => {
    if (!answer.ok) refuse(answer.error);
    else if (answer.value !== null) {
      tell({ tone: 'success', message: t('exchange.exported', { path: answer.value.path }) });
    }
  };
  return {
    exportCampaigns: async (campaigns: readonly string[] | null): Promise<void> =>
      written(
        await ask('bundles.export', {
          campaigns: campaigns === null ? null : [...campaigns],
          documents: null,
        }),
      ),
    exportSelection: async (campaigns: string[], documents: string[]): Promise<void> =>
      written(await ask('bundles.export', { campaigns, documents })),
    exportJson: async (id: string): Promise<void> => written(await ask('documents.exportJson', { id })),
    exportCsv: async (campaignId: string, kind: SheetKind): Promise<void> =>
      written(await ask('lists.exportCsv', { campaignId, kind })),
    importJson: async (campaignId: string): Promise<string | undefined> => {
      const answer = await ask('documents.importJson', { commandId: newCommandId(), campaignId });
      if (!answer.ok) refuse(answer.error);
      return answer.ok ? answer.value?.id : undefined;
    },
    importCsv: async (campaignId: string, kind: SheetKind): Promise<void> => {
      const answer = await ask('lists.importCsv', { commandId: newCommandId(), campaignId, kind });
      if (!answer.ok) refuse(answer.error);
      else if (answer.value !== null) tell({ tone: 'success', message: t('exchange.report', answer.value) });
    },
  };
}
