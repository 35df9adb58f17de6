import { granted } from '../../shared/rules/core/result.ts';
import { backupFolder } from '../store/backups/list.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';

/** Backups: a list, another one, and going back to one after a look at what that would change. */
export function backupHandlers({ keeper }: Desk): HandlersOf<Area<'backups'>> {
  return {
    'backups.list': () => granted({ folder: backupFolder(keeper.folder()), backups: keeper.listBackups() }),
    'backups.make': () => keeper.backUpNow('asked'),
    'backups.preview': ({ name }) => keeper.preview(name),
    'backups.restore': ({ name }) => keeper.restore(name),
  };
}
