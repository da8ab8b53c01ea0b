import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@rxweb/contracts/shared/language';
import { type BootData, bootDataElementId, type StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { statusAt, storeDate } from '@rxweb/domain/store/opening-hours';
import { autoTheme, isWeekend, seasonOf } from '@rxweb/domain/store/theme';
import { formatPhone } from '@rxweb/domain/text/format';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import { accentStyle, type BrandLook } from '../../kernel/brand/brand-look.ts';
import { dropUnusedStyles, selectThemeStyles } from './theme-styles.ts';

/** With slots for server data. */
export interface PageTemplates {
  visitor: string;
  staff: string;
  /** The loader for foreign websites. */
  widgetLoader: string;
  /** For the content security policy: SHA-256, base64. */
  scriptHashes: string[];
}

export async function readTemplates(webDir: string): Promise<PageTemplates> {
  const [visitor, staff, widgetLoader] = await Promise.all(
    ['index.html', 'staff.html', 'widget.js'].map((name) => readFile(join(webDir, name), 'utf8')),
  );
  if (!visitor || !staff || !widgetLoader) throw new Error('A page of the web app is empty.');
  const scripts = [visitor, staff].flatMap((page) => [...page.matchAll(/<script>(.*?)<\/script>/gs)]);
  const hashes = scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  return { visitor, staff, widgetLoader, scriptHashes: [...new Set(hashes)] };
}

interface Filling {
  boot: BootData;
  look: BrandLook | null;
  at: Date;
  language: Language;
  /** Markup shown before the script runs. */
  markup?: string;
}

const knownDays = 30;

/** Escaped so that no value can end its element or attribute. */
export function fillTemplate(template: string, { boot, look, at, language, markup = '' }: Filling): string {
  const { store } = boot;
  const date = storeDate(store, at);
  const season = seasonOf(date);
  const weekend = isWeekend(date);
  const theme = autoTheme(statusAt(store, at));
  const root = `<html lang="${language}" data-theme="${theme}" data-season="${season}" class="season-${season}${weekend ? ' weekend' : ''}"${weekend ? ' data-weekend' : ''}>`;
  const head = `<title>${escapeHtml(store.name)}</title>
<meta name="description" content="${escapeHtml(`${store.name} · ${store.address} · ${formatPhone(store.phone)}`)}">${look ? accentStyle(look) : ''}`;
  // Data blocks don't run; `<` is escaped so no value can end one.
  const shown = { ...boot, store: { ...store, closures: nearClosures(store, date) } };
  const data = `<script type="application/json" id="${bootDataElementId}">${JSON.stringify(shown).replaceAll('<', '\\u003c')}</script>`;
  const page = selectThemeStyles(template, theme, season);
  return (markup ? dropUnusedStyles(page, markup, weekend) : page)
    .replace(/<html[^>]*>/, () => root)
    .replace('href="/favicon.svg"', (link) => (look ? `href="/favicon.svg?v=${look.version}"` : link))
    .replace('<!--rx-head-->', () => head)
    .replace('<!--rx-root-->', () => markup)
    .replace('<!--rx-boot-->', () => data);
}

/** For open or offline pages. */
function nearClosures({ closures }: StoreInfo, today: string): StoreInfo['closures'] {
  const last = addDays(today, knownDays);
  return closures.filter(({ date }) => today <= date && date <= last);
}
