import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';
import { type Site, type SiteLanguage, siteStyle } from './site-look.ts';

/** What the page's only button does. A form sends its fields, nothing typed. */
export type PageButton =
  | { label: string; href: string }
  | { label: string; method: 'get' | 'post'; action: string; fields?: Record<string, string> };

export interface SitePage {
  language: SiteLanguage;
  title: string;
  paragraphs: readonly string[];
  button: PageButton;
}

/** A small page in the site's name and look, outside the app. It runs no script, and no cache or referrer keeps its address. */
export function sitePage(site: Site, { language, title, paragraphs, button }: SitePage) {
  const style = siteStyle(site);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const logo = site.logo ? `<img class="logo" src="${escapeHtml(site.logo)}" width="34" height="34" alt="">` : '';
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${site.name}`)}</title><style>${style}</style></head>
<body><main class="card"><p class="site">${logo}${escapeHtml(site.name)}</p><h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${buttonOf(button)}
</main></body>
</html>
`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    /** For a content security policy's `style-src`. */
    styleSource: `'sha256-${styleHash}'`,
    /** For its `img-src`. */
    imageSource: site.logo ? "'self'" : "'none'",
  };
}

function buttonOf(button: PageButton): string {
  const label = escapeHtml(button.label);
  if ('href' in button) return `<a class="button" href="${escapeHtml(button.href)}">${label}</a>`;
  const fields = Object.entries(button.fields ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="${button.method}" action="${escapeHtml(button.action)}">${fields.join('')}<button class="button">${label}</button></form>`;
}

/** The reader's language by the browser's order of preference, of the two that we have. */
export function siteLanguageOf(acceptLanguage: string | undefined): SiteLanguage {
  const known = (acceptLanguage ?? '').toLowerCase().match(/(?<=^|,)\s*(?:en|es)(?![a-z])/)?.[0];
  return known?.trim() === 'es' ? 'es' : 'en';
}
