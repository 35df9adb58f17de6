/** Longest name that we propose, without its ending; every file system takes it. */
const longest = 80;

/** A file name made of a title that any file system accepts; `fallback` where nothing of it is left. */
export function fileNameOf(title: string, fallback: string): string {
  const name = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what has to go.
    .replace(/[<>:"/\\|?*\u0000-\u001f\u007f]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, longest)
    .replace(/^[ .]+|(?<![ .])[ .]+$/g, '');
  return name === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name) ? fallback : name;
}
