import type { LegalPageName } from '@rxweb/contracts/settings/legal';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { LegalPageState } from '@rxweb/domain/legal/page-state';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import type { BrandLook } from '../../kernel/brand/brand-look.ts';
import { renderDocument } from '../../kernel/pages/render-document.ts';
import { dayText } from './day-text.ts';
import type { Block, Inline, LegalText } from './legal-text.ts';
import { styles } from './styles.ts';

const words = {
  en: {
    pages: 'Legal pages',
    short: 'In short',
    draft: 'Draft, not yet confirmed by the pharmacy',
    confirmed: 'Confirmed by the pharmacy on',
    version: 'Version',
    chat: 'Back to the chat',
    missing: 'This page isn’t available',
    missingText: 'The pharmacy has not published it yet. Ask at the counter, or call',
    noneText: 'This pharmacy doesn’t have it. Ask at the counter, or call',
  },
  es: {
    pages: 'Páginas legales',
    short: 'En resumen',
    draft: 'Borrador, aún no confirmado por la farmacia',
    confirmed: 'Confirmado por la farmacia el',
    version: 'Versión',
    chat: 'Volver al chat',
    missing: 'Esta página no está disponible',
    missingText: 'La farmacia aún no la ha publicado. Pregunte en el mostrador o llame al',
    noneText: 'Esta farmacia no la tiene. Pregunte en el mostrador o llame al',
  },
} satisfies Record<Language, Record<string, string>>;

export interface ShownPage {
  name: LegalPageName;
  language: Language;
  store: StoreInfo;
  look: BrandLook | null;
  state: LegalPageState;
  /** Of the settings; 0 while a file decides. */
  version: number;
  /** Null for a hidden page. */
  text: LegalText | null;
  links: readonly { name: LegalPageName; title: string }[];
}

/** A whole document without any script. */
export function renderLegalPage(page: ShownPage): string {
  const { name, language, store, look, state, text } = page;
  const own = words[language];
  const title = text?.title ?? own.missing;
  const links = page.links
    .map(({ name: to, title: label }) => {
      const current = to === name ? ' aria-current="page"' : '';
      return `<li><a href="/${to}?lang=${language}"${current}>${escapeHtml(label)}</a></li>`;
    })
    .join('');
  const body = `<div class="page">
<nav aria-label="${own.pages}"><ul>${links}</ul></nav>
<main id="main" tabindex="-1"><h1>${escapeHtml(title)}</h1>
${text ? mainOf(page, text) : `<p>${state.state === 'notApplicable' ? own.noneText : own.missingText} ${link({ text: formatPhone(store.phone), href: telHref(store.phone) })}.</p>`}
<p class="back"><a class="tool" href="/">${own.chat}</a></p></main>
</div>
<footer><p>${escapeHtml(`${store.name}, ${store.address}`)}</p><p>${link({ text: formatPhone(store.phone), href: telHref(store.phone) })}</p></footer>`;
  const isIndexed = state.state === 'confirmed';
  return renderDocument({ language, store, look, title, path: `/${name}`, isIndexed, styles, body });
}

function mainOf({ language, state, version }: ShownPage, { short, sections }: LegalText): string {
  const own = words[language];
  const status = state.state === 'confirmed' ? `${own.confirmed} ${dayText(state.on, language)}` : own.draft;
  const inShort = short.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return [
    `<p class="status${state.state === 'confirmed' ? '' : ' draft'}">${status}${version > 0 ? ` · ${own.version} ${version}` : ''}</p>`,
    short.length > 0 ? `<div class="short"><b>${own.short}</b><ul>${inShort}</ul></div>` : '',
    ...sections.map(
      ({ title, lang, blocks }) =>
        `<section><h2${lang ? ` lang="${escapeHtml(lang)}"` : ''}>${escapeHtml(title)}</h2>${blocks.map(blockOf).join('')}</section>`,
    ),
  ].join('\n');
}

function blockOf(block: Block): string {
  if (block.kind === 'list') return `<ul>${block.items.map((item) => `<li>${inlines(item)}</li>`).join('')}</ul>`;
  if (block.kind === 'table') return tableOf(block);
  const lang = block.lang ? ` lang="${escapeHtml(block.lang)}"` : '';
  return `<p${lang}${block.isRightToLeft ? ' dir="rtl"' : ''}>${inlines(block.text)}</p>`;
}

/** In a narrow window each row is a list of its cells, so that nothing scrolls sideways. */
function tableOf({ caption, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const cells = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        index === 0
          ? `<th scope="row" role="rowheader">${escapeHtml(cell)}</th>`
          : `<td role="cell" data-head="${escapeHtml(head[index] ?? '')}">${escapeHtml(cell)}</td>`,
      )
      .join('');
  const heads = head.map((name) => `<th scope="col" role="columnheader">${escapeHtml(name)}</th>`).join('');
  const body = rows.map((row) => `<tr role="row">${cells(row)}</tr>`).join('');
  // Roles keep the table a table when the styles change its display.
  return `<table role="table"><caption>${escapeHtml(caption)}</caption><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`;
}

function inlines(parts: readonly Inline[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? escapeHtml(part).replaceAll('\n', '<br>') : link(part)))
    .join('');
}

function link({ text, href }: Exclude<Inline, string>): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
