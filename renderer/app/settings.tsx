import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Settings } from '../../shared/ipc/start-contract.ts';
import { ask, listen } from '../bridge/desk.ts';

interface SettingsAccess {
  readonly settings: Settings;
  readonly change: (change: Partial<Settings>) => void;
}

const Context = createContext<SettingsAccess | null>(null);

/** Holds the settings as main has them, and dresses the page accordingly. */
export function SettingsProvider({ initial, children }: { initial: Settings; children: ReactNode }) {
  const [settings, setSettings] = useState(initial);
  useEffect(() => listen('settings.changed', setSettings), []);
  useEffect(() => {
    const { documentElement: page } = document;
    page.lang = settings.language;
    page.dataset.density = settings.density;
    if (settings.theme === 'system') delete page.dataset.theme;
    else page.dataset.theme = settings.theme;
  }, [settings]);
  const change = (wanted: Partial<Settings>): void => {
    // Shown at once; what main then says is what holds, and a refusal takes it back.
    setSettings((before) => ({ ...before, ...wanted }));
    void ask('settings.change', wanted).then((answer) => setSettings(answer.ok ? answer.value : settings));
  };
  return <Context.Provider value={{ settings, change }}>{children}</Context.Provider>;
}

/** The settings and how to change them. */
export function useSettings(): SettingsAccess {
  const access = useContext(Context);
  if (access === null) throw new Error('settings are used outside their provider');
  return access;
}
