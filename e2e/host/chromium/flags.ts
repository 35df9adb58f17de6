const quiet = [
  '--no-startup-window',
  '--test-type',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-breakpad',
  '--disable-search-engine-choice-screen',
  '--disable-back-forward-cache',
  '--disable-dev-shm-usage',
  '--password-store=basic',
  '--hide-crash-restore-bubble',
];

const unwantedFeatures = [
  'Translate',
  'MediaRouter',
  'OptimizationHints',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  // Suggestions below an address that no window of ours has: hundreds of scripts, loaded beside the app's first page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Switches that mean something to the host, or that it sets itself. */
const hostSwitches = ['user-data-dir', 'inspect', 'inspect-brk', 'no-sandbox', 'disable-features', 'lang'];

export interface ChromiumStart {
  readonly profile: string;
  readonly headless: boolean;
  readonly sandboxed: boolean;
  readonly locale: string;
  readonly switches: ReadonlyMap<string, string>;
  readonly screen: { readonly width: number; readonly height: number };
}

export function chromiumArguments(start: ChromiumStart): string[] {
  const disabled = (start.switches.get('disable-features') ?? '').split(',').filter(Boolean);
  const { width, height } = start.screen;
  return [
    `--user-data-dir=${start.profile}`,
    `--accept-lang=${start.locale}`,
    ...(start.sandboxed ? [] : ['--no-sandbox']),
    ...(start.headless ? ['--headless', `--screen-info={${width}x${height}}`] : []),
    ...quiet,
    `--disable-features=${[...new Set([...unwantedFeatures, ...disabled])].join(',')}`,
    ...[...start.switches]
      .filter(([name]) => !hostSwitches.includes(name))
      .map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`)),
  ];
}
