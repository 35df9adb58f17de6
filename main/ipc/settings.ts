import { type Settings, settingsSchema } from '../../shared/ipc/start-contract.ts';
import { granted } from '../../shared/rules/core/result.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';

/** The settings as chosen; what was not chosen, or can no longer be read, is as in the beginning. */
export function currentSettings({
  store,
  defaultSettings,
}: Pick<Desk, 'store' | 'defaultSettings'>): Settings {
  const chosen = store.settings.all();
  const known = Object.entries(settingsSchema.shape).filter(
    ([key, schema]) => schema.safeParse(chosen[key]).success,
  );
  return settingsSchema.parse({
    ...defaultSettings,
    ...Object.fromEntries(known.map(([key]) => [key, chosen[key]])),
  });
}

/** Settings of the app, kept in the library. */
export function settingsHandlers(desk: Desk): HandlersOf<Area<'settings'>> {
  const { store } = desk;
  return {
    'settings.change': (change) => {
      const saved = store.commit(() => {
        for (const [key, value] of Object.entries(change))
          if (value !== undefined) store.settings.put(key, value);
        return granted(currentSettings(desk));
      });
      if (saved.ok) desk.broadcast('settings.changed', saved.value);
      return saved;
    },
  };
}
