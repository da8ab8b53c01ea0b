import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import type { BrandLook } from '../../../kernel/brand/brand-look.ts';
import { renderDocument } from '../../../kernel/pages/render-document.ts';
import { pageStyles } from './page-styles.ts';
import { pageTexts } from './page-texts.ts';

export interface PageFrame {
  store: StoreInfo;
  look: BrandLook | null;
  language: Language;
  /** The page's own address, for its other language; without any secret of the visitor's but the link's. */
  path: string;
  /** To say on the phone. */
  reference?: string;
}

/** A whole page without any script. `main` is markup. */
export function renderPage({ store, look, language, path, reference }: PageFrame, title: string, main: string): string {
  const own = pageTexts[language];
  const body = `<main id="main" tabindex="-1">
${main}
<p class="foot muted">${own.questions} ${phoneLink(store)}${reference ? ` ${own.say} <b>${reference}</b>` : ''}. ${own.emergency} <a href="tel:911">${own.call911}</a>. <a href="/privacy?lang=${language}">${own.privacy}</a> · <a href="/">${own.chat}</a></p>
</main>`;
  return renderDocument({ language, store, look, title, path, isIndexed: false, styles: pageStyles, body });
}

export const phoneLink = ({ phone }: StoreInfo) => `<a href="${telHref(phone)}">${formatPhone(phone)}</a>`;

/** Sends the digits along, so that they are asked for once. */
export function actionForm(
  { path, language, lastFour }: Pick<PageFrame, 'path' | 'language'> & { lastFour: string | undefined },
  act: string,
  inner: string,
  takesFiles = false,
): string {
  const digits = lastFour === undefined ? '' : `<input type="hidden" name="lastFour" value="${escapeHtml(lastFour)}">`;
  return `<form method="post" action="${path}?lang=${language}"${takesFiles ? ' enctype="multipart/form-data"' : ''}><input type="hidden" name="act" value="${act}">${digits}${inner}</form>`;
}
