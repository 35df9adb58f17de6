import { sourcesIn, sourceText } from './sources.ts';

/** Whether a source text uses what a preload puts into the window, by its name or by the constant that holds it. */
export function usesWindowGlobal(text: string, names: readonly string[]): boolean {
  return new RegExp(`\\b(${names.join('|')})\\b`).test(text);
}

/** The names of the globals and of the constants that hold them, from the one place that declares them. */
export function windowGlobalNames(): readonly string[] {
  const text = sourceText('shared/ipc/names.ts');
  return [...text.matchAll(/\b(\w+ApiName) = '(\w+)'/g)].flatMap(([, constant = '', name = '']) => [
    constant,
    name,
  ]);
}

/** Files of renderer/ outside bridge/ that use the window's global. */
export function strayWindowUsers(): string[] {
  const names = windowGlobalNames();
  return sourcesIn('renderer')
    .filter((file) => !file.startsWith('renderer/bridge/'))
    .filter((file) => usesWindowGlobal(sourceText(file), names));
}
