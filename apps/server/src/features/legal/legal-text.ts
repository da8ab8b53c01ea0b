import type { LegalPageName, LegalSettings, OwnWords } from '@rxweb/contracts/settings/legal';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { LegalPageState } from '@rxweb/domain/legal/page-state';
import { formatPhone, telHref } from '@rxweb/domain/text/format';

/** A run of text, or a link. */
export type Inline = string | { text: string; href: string };

export type Block =
  | { kind: 'text'; text: readonly Inline[]; lang?: string; isRightToLeft?: boolean }
  | { kind: 'list'; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export interface Section {
  title: string;
  /** Of the title, when it isn't the page's. */
  lang?: string;
  blocks: readonly Block[];
}

/** A legal page in one language, as data. */
export interface LegalText {
  title: string;
  /** What matters most, in a few lines. */
  short: readonly string[];
  sections: readonly Section[];
}

/** What the pages are filled with. */
export interface LegalFacts {
  store: StoreInfo;
  legal: LegalSettings;
  language: Language;
  chatDays: number;
  /** How long a request is kept after it's closed. */
  requestDays: number;
  /** Null: no language model elsewhere. */
  modelVendor: string | null;
  stateOf(page: LegalPageName): LegalPageState;
  isShown(page: LegalPageName): boolean;
}

/** One page: its address, and its text in each language. */
export interface LegalPage {
  name: LegalPageName;
  texts: Record<Language, (facts: LegalFacts) => LegalText>;
}

export const text = (...parts: Inline[]): Block => ({ kind: 'text', text: parts });
export const list = (...items: (string | readonly Inline[])[]): Block => ({
  kind: 'list',
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
});

const phoneLink = ({ phone }: StoreInfo): Inline => ({ text: formatPhone(phone), href: telHref(phone) });
export const pageLink = (name: LegalPageName, { language }: LegalFacts, words: string): Inline => ({
  text: words,
  href: `/${name}?lang=${language}`,
});

/** How to reach the store, for the end of a sentence. */
export function contact({ store, legal, language }: LegalFacts): Inline[] {
  const or = language === 'es' ? ' o ' : ' or ';
  return [phoneLink(store), ...(legal.email ? [or, { text: legal.email, href: `mailto:${legal.email}` }] : [])];
}

/** The owner's paragraphs; English ones on a Spanish page say so in their markup. */
export function ownBlocks(words: OwnWords | undefined, language: Language): Block[] {
  if (!words) return [];
  const own = language === 'es' ? words.es : words.en;
  return (own ?? words.en)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ ...text(part), ...(own === undefined && { lang: 'en' }) }));
}
