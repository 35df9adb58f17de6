import { createHashHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { Trouble, UndoState } from '../../shared/ipc/start-contract.ts';
import type { Row } from '../../shared/library/row.ts';
import { type SheetKind, sheetKinds } from '../../shared/rules/core/sheet.ts';
import { type CampaignTab, campaignTabs } from './campaign-tabs.ts';
import {
  BestiaryPage,
  CampaignPage,
  CreaturePage,
  DamagePage,
  EncounterPage,
  ItemPage,
  NotePage,
  SettingsPage,
} from './later-pages.ts';
import { Crashed, Missing } from './missing.tsx';
import { CampaignsPage } from './pages/campaigns-page.tsx';
import { Shell } from './shell.tsx';

/** What main said at the start: enough to paint the first screen before the replica has filled. */
export interface Beginning {
  readonly campaigns: readonly Row[];
  readonly undoState: UndoState;
  readonly troubles: readonly Trouble[];
  readonly version: string;
}

function tabOf(search: Record<string, unknown>): { tab: CampaignTab } {
  return { tab: campaignTabs.find((tab) => tab === search.tab) ?? 'party' };
}

function kindOf(search: Record<string, unknown>): { kind: SheetKind } {
  return { kind: sheetKinds.find((kind) => kind === search.kind) ?? 'monster' };
}

/** The app's pages by address; the address lives in the hash, for the app's files have no other. */
export function createAppRouter({ campaigns, undoState, troubles, version }: Beginning) {
  const root = createRootRoute({
    component: () => <Shell undoState={undoState} troubles={troubles} />,
    notFoundComponent: Missing,
    errorComponent: Crashed,
  });
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <CampaignsPage initial={campaigns} />,
  });
  const campaign = createRoute({
    getParentRoute: () => root,
    path: '/campaigns/$campaignId',
    validateSearch: tabOf,
    component: function Campaign() {
      return <CampaignPage id={campaign.useParams().campaignId} tab={campaign.useSearch().tab} />;
    },
  });
  const bestiary = createRoute({
    getParentRoute: () => root,
    path: '/bestiary',
    validateSearch: kindOf,
    component: function Bestiary() {
      return <BestiaryPage kind={bestiary.useSearch().kind} />;
    },
  });
  const creature = createRoute({
    getParentRoute: () => root,
    path: '/creatures/$creatureId',
    component: function Creature() {
      const { creatureId } = creature.useParams();
      return <CreaturePage key={creatureId} id={creatureId} />;
    },
  });
  const encounter = createRoute({
    getParentRoute: () => root,
    path: '/encounters/$encounterId',
    component: function Encounter() {
      const { encounterId } = encounter.useParams();
      return <EncounterPage key={encounterId} id={encounterId} />;
    },
  });
  const note = createRoute({
    getParentRoute: () => root,
    path: '/notes/$noteId',
    component: function Note() {
      const { noteId } = note.useParams();
      return <NotePage key={noteId} id={noteId} />;
    },
  });
  const item = createRoute({
    getParentRoute: () => root,
    path: '/items/$itemId',
    component: function Item() {
      const { itemId } = item.useParams();
      return <ItemPage key={itemId} id={itemId} />;
    },
  });
  const settings = createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: () => <SettingsPage version={version} />,
  });
  const damage = createRoute({ getParentRoute: () => root, path: '/damage', component: DamagePage });
  return createRouter({
    routeTree: root.addChildren([
      home,
      campaign,
      bestiary,
      creature,
      encounter,
      note,
      item,
      settings,
      damage,
    ]),
    history: createHashHistory(),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
