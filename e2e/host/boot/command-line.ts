export interface InspectorRequest {
  readonly host: string;
  readonly port: number;
  readonly wait: boolean;
}

export interface CommandLine {
  /** Modules of `-r`, which run before the app. */
  readonly preloaded: readonly string[];
  readonly inspector: InspectorRequest | undefined;
  /** The app's folder or file; a packaged app is started without one. */
  readonly app: string | undefined;
  readonly switches: Map<string, string>;
}

const usualInspectorPort = 9229;

/** Reads `electron [-r module] [--inspect=port] [--switch=value] app [arguments]`. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const preloaded: string[] = [];
  const switches = new Map<string, string>();
  let inspector: InspectorRequest | undefined;
  let app: string | undefined;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '-r' || arg === '--require') {
      preloaded.push(args[++at] ?? '');
      continue;
    }
    const [, name, value = ''] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === 'inspect' || name === 'inspect-brk')
      inspector = { ...inspectorAddress(value), wait: name === 'inspect-brk' };
    else if (name !== undefined) switches.set(name, value);
    else if (!arg.startsWith('-')) app ??= arg;
  }
  return { preloaded, inspector, app, switches };
}

function inspectorAddress(value: string): { host: string; port: number } {
  const [, host = '127.0.0.1', port] = /^(?:(.+):)?(\d+)$/.exec(value) ?? [];
  return { host, port: port === undefined ? usualInspectorPort : Number(port) };
}
