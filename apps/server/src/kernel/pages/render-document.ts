import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { AccentColors } from '@rxweb/domain/brand/accent';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import type { BrandLook } from '../brand/brand-look.ts';

interface PageDocument {
  language: Language;
  store: Pick<StoreInfo, 'name'>;
  look: BrandLook | null;
  title: string;
  /** Its own address, for the other language. */
  path: string;
  isIndexed: boolean;
  /** Besides those of every document. */
  styles: string;
  /** Markup after the header, with a `main` of that id. */
  body: string;
}

const words = {
  en: { skip: 'Skip to main content', other: { language: 'es', name: 'Español' } },
  es: { skip: 'Ir al contenido principal', other: { language: 'en', name: 'English' } },
} as const satisfies Record<Language, unknown>;

/** Colors are those of `apps/web/src/styles/tokens.css`; a test compares them. */
export const documentStyles = `
:root{color-scheme:light dark;--surface:#f7f6f3;--raised:#ffffff;--text:#1b211e;--muted:#4e544f;--border:#dad9d4;--accent:#235b4c;--on-accent:#ffffff;--soft:#e6f4ef;--warning:#69490a;--warning-soft:#f8efe0;--danger:#a32321;--focus:#1957d2}
@media (prefers-color-scheme:dark){:root{--surface:#1a1916;--raised:#242420;--text:#ebe9e4;--muted:#b8b6af;--border:#3e3d38;--accent:#a0d0c0;--on-accent:#081a15;--soft:#20312b;--warning:#ddbf93;--warning-soft:#332817;--danger:#faaea4;--focus:#f1c961}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:1.0625rem/1.6 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
main:focus{outline:none}
.skip{position:absolute;left:8px;top:-80px;padding:12px;background:var(--raised);z-index:1}
.skip:focus{top:8px}
header{display:flex;justify-content:space-between;align-items:center;gap:12px;padding:8px 16px;background:var(--raised);border-bottom:1px solid var(--border)}
.brand,.tool{display:inline-flex;align-items:center;min-width:44px;min-height:44px}
.logo{margin-inline-end:10px;border-radius:8px}
.brand{color:inherit;font-weight:700;text-decoration:none}
`;

/** A whole page without any script. */
export function renderDocument({ language, store, look, title, path, isIndexed, styles, body }: PageDocument): string {
  const { skip, other } = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}<title>${escapeHtml(`${title} · ${store.name}`)}</title>
<link rel="icon" href="/favicon.svg${look ? `?v=${look.version}` : ''}" type="image/svg+xml">
<style>${documentStyles}${styles}${accentRules(look)}</style>
</head>
<body>
<a class="skip" href="#main">${skip}</a>
<header><a class="brand" href="/">${logoOf(look)}${escapeHtml(store.name)}</a><a class="tool" href="${path}?lang=${other.language}" lang="${other.language}" hreflang="${other.language}">${other.name}</a></header>
${body}
</body>
</html>
`;
}

/** Paper stays black and white. */
function accentRules(look: BrandLook | null): string {
  if (!look?.accent) return '';
  const { light, dark } = look.accent;
  const rule = ({ accent, accentContrast, accentSoft }: AccentColors) =>
    `:root{--accent:${accent};--on-accent:${accentContrast};--soft:${accentSoft}}`;
  return `@media screen{${rule(light)}}@media screen and (prefers-color-scheme:dark){${rule(dark)}}`;
}

const logoOf = (look: BrandLook | null) =>
  look?.logo ? `<img class="logo" src="${escapeHtml(look.logo.path)}" width="34" height="34" alt="">` : '';
