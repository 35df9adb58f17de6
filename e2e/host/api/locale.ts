/** Chromium ships these with a region; of every other language it knows one form only. */
const regional = ['en-US', 'en-GB', 'es-419', 'pt-BR', 'pt-PT', 'zh-CN', 'zh-TW'];

const fallback = 'en-US';

/** The system's language as a tag: `fi_FI.UTF-8` is `fi-FI`; `C` and nothing are American English. */
export function systemLanguage(env: NodeJS.ProcessEnv): string {
  const name = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const tag = name.replace(/[.@].*$/, '').replaceAll('_', '-');
  return /^[a-z]{2,3}(-|$)/i.test(tag) ? tag : fallback;
}

/** The language that Chromium would choose for the app. */
export function chromiumLocale(tag: string): string {
  if (regional.includes(tag)) return tag;
  const language = tag.split('-')[0] ?? fallback;
  return language === 'en' ? fallback : language;
}
