import { sourcesIn, sourceText } from './sources.ts';

/** Whether a source text uses what the preload puts into the window, by its name or by the constant that holds it. */
export function usesWindowGlobal(text: string, globalName: string): boolean {
  return new RegExp(`\\bwindowApiName\\b|\\b${globalName}\\b`).test(text);
}

/** The global's name, from the one place that declares it. */
export function windowGlobalName(): string {
  const text = sourceText('shared/ipc/names.ts');
  const name = /\bwindowApiName = '(\w+)'/.exec(text)?.[1];
  if (name === undefined) throw new Error('shared/ipc/names.ts does not declare windowApiName');
  return name;
}

/** Files of renderer/ outside bridge/ that use the window's global. */
export function strayWindowUsers(): string[] {
  const name = windowGlobalName();
  return sourcesIn('renderer')
    .filter((file) => !file.startsWith('renderer/bridge/'))
    .filter((file) => usesWindowGlobal(sourceText(file), name));
}
