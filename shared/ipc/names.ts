/** The channels by name, apart from their forms, so that the preload stays free of the parsers. */
export const channelNames = [
  'app.start',
  'app.copy',
  'settings.change',
  'library.changes',
  'library.list',
  'library.read',
  'library.remove',
  'library.undo',
  'library.redo',
  'campaigns.create',
  'campaigns.save',
  'campaigns.tonight',
  'recovery.rest',
  'recovery.stand',
  'creatures.create',
  'creatures.save',
  'creatures.paste',
  'creatures.portray',
  'creatures.favour',
  'creatures.copy',
  'creatures.tag',
  'creatures.remove',
  'creatures.derive',
  'creatures.settle',
  'dice.read',
  'dice.roll',
  'dice.favour',
  'dice.forget',
  'encounters.start',
  'encounters.read',
  'encounters.command',
  'encounters.prepare',
  'encounters.save',
  'encounters.begin',
  'encounters.shelve',
  'encounters.resume',
  'encounters.standing',
  'encounters.join',
  'encounters.drift',
  'encounters.refresh',
  'notes.create',
  'notes.save',
  'items.create',
  'items.save',
  'library.history',
  'library.revert',
  'library.trash',
  'library.putBack',
  'library.emptyTrash',
  'library.search',
  'library.place',
  'library.openFolder',
  'library.move',
  'backups.list',
  'backups.make',
  'backups.preview',
  'backups.restore',
  'damage.list',
  'damage.look',
  'damage.remedies',
  'damage.mend',
  'damage.remove',
  'damage.acknowledge',
  'search.rebuild',
  'bundles.export',
  'bundles.open',
  'bundles.import',
  'bundles.cancel',
  'documents.exportJson',
  'documents.importJson',
  'lists.exportCsv',
  'lists.importCsv',
  'question.read',
  'question.answer',
  'paper.choices',
  'paper.make',
  'paper.save',
  'paper.saveEach',
  'paper.print',
  'paper.cancel',
  'paper.release',
  'paper.showSaved',
  'paper.job',
  'paper.drawing',
  'paper.ready',
  'menu.offer',
  'players.read',
  'players.choose',
  'players.open',
  'players.close',
  'players.view',
] as const;
export type ChannelName = (typeof channelNames)[number];

export const pushNames = [
  'library.changed',
  'library.troubled',
  'library.replaced',
  'encounter.advanced',
  'settings.changed',
  'bundles.progressed',
  'paper.progressed',
  'menu.chosen',
  'players.shown',
] as const;
export type PushName = (typeof pushNames)[number];

/** The channels of a page of paper, which may ask nothing else, and nobody else may ask. */
export const paperPageChannels = [
  'paper.job',
  'paper.drawing',
  'paper.ready',
] as const satisfies readonly ChannelName[];

/** The name of the window's one global. */
export const windowApiName = 'campaignDesk';

/** The window's global as the preload exposes it; nothing that comes through it is trusted. */
export interface WindowApi {
  readonly ask: Readonly<Record<ChannelName, (input: unknown) => Promise<unknown>>>;
  readonly listen: Readonly<Record<PushName, (hear: (payload: unknown) => void) => () => void>>;
}

/** The one question that the players' page may put, and the one thing that it is told. */
export const playersChannel = 'players.view' satisfies ChannelName;
export const playersPush = 'players.viewed';

/** The name of the players' window's one global. */
export const playersApiName = 'campaignDeskPlayers';

/** The players' window's global; it asks for its view and hears of another. */
export interface PlayersApi {
  readonly view: () => Promise<unknown>;
  readonly onView: (hear: (payload: unknown) => void) => () => void;
}
