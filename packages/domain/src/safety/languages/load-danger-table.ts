import { type DangerTable, dangerTable } from './danger-table.ts';
import type { TableLanguage } from './find-language.ts';

const loaders: Record<TableLanguage, () => Promise<DangerTable>> = {
  'zh-Hans': chinese,
  'zh-Hant': chinese,
  vi: async () => dangerTable((await import('./phrases/vietnamese.ts')).vietnamese, 'words'),
  ko: async () => dangerTable((await import('./phrases/korean.ts')).korean, 'letters'),
  tl: async () => dangerTable((await import('./phrases/tagalog.ts')).tagalog, 'words'),
  ar: async () => dangerTable((await import('./phrases/arabic.ts')).arabic, 'letters'),
  ru: async () => dangerTable((await import('./phrases/russian.ts')).russian, 'words'),
  ht: async () => dangerTable((await import('./phrases/haitian.ts')).haitian, 'words'),
  pt: async () => dangerTable((await import('./phrases/portuguese.ts')).portuguese, 'words'),
  fr: async () => dangerTable((await import('./phrases/french.ts')).french, 'words'),
  pl: async () => dangerTable((await import('./phrases/polish.ts')).polish, 'words'),
  hi: async () => dangerTable((await import('./phrases/hindi.ts')).hindi, 'letters'),
  'hi-Latn': async () => dangerTable((await import('./phrases/romanized-hindi.ts')).romanizedHindi, 'words'),
  de: async () => dangerTable((await import('./phrases/german.ts')).german, 'words'),
  it: async () => dangerTable((await import('./phrases/italian.ts')).italian, 'words'),
  ur: async () => dangerTable((await import('./phrases/urdu.ts')).urdu, 'letters'),
  fa: async () => dangerTable((await import('./phrases/persian.ts')).persian, 'letters'),
  bn: async () => dangerTable((await import('./phrases/bengali.ts')).bengali, 'letters'),
  ja: async () => dangerTable((await import('./phrases/japanese.ts')).japanese, 'letters'),
};

async function chinese(): Promise<DangerTable> {
  const [{ chinese }, { toSimplified }] = await Promise.all([
    import('./phrases/chinese.ts'),
    import('./chinese-letters.ts'),
  ]);
  return dangerTable(chinese, 'letters', toSimplified);
}

const loaded = new Map<TableLanguage, Promise<DangerTable>>();

/** A language's danger phrases, loaded once on first need. A failed load can be retried. */
export function loadDangerTable(language: TableLanguage): Promise<DangerTable> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = loaders[language]();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
