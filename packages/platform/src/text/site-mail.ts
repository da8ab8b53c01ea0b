import { escapeHtml } from './escape-html.ts';
import { type Site, type SiteLanguage, siteStyle } from './site-look.ts';

/** The mail in one language. */
export interface MailPart {
  language: SiteLanguage;
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; address: string } | undefined;
  code?: { label: string; digits: string } | undefined;
  ending: string;
}

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** A mail in the store's name and look, in each language, as plain text and HTML. Loads nothing. */
export function siteMail(site: Site, parts: readonly MailPart[]): MailBody {
  const subject = `${site.name}: ${parts.map((part) => part.subject).join(' / ')}`;
  const html = `<!doctype html>
<html lang="${parts[0]?.language ?? 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>${siteStyle(site)}</style></head>
<body><div class="card"><p class="site">${escapeHtml(site.name)}</p>
${parts.map(htmlOf).join('\n<hr class="line">\n')}
<hr class="line"><p class="muted">${[site.name, ...site.lines].map(escapeHtml).join('<br>')}</p>
</div></body></html>
`;
  return {
    subject,
    text: [...parts.map(textOf), [site.name, ...site.lines].join('\n')].join('\n\n* * *\n\n').concat('\n'),
    html,
  };
}

function htmlOf({ language, subject, paragraphs, link, code, ending }: MailPart): string {
  return [
    `<div lang="${language}"><h1>${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(link
      ? [
          `<p><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`,
          `<p class="muted">${escapeHtml(link.address)}</p>`,
        ]
      : []),
    ...(code ? [`<p>${escapeHtml(code.label)}<br><span class="code">${escapeHtml(code.digits)}</span></p>`] : []),
    `<p class="muted">${escapeHtml(ending)}</p></div>`,
  ].join('\n');
}

const textOf = ({ subject, paragraphs, link, code, ending }: MailPart) =>
  [
    subject,
    ...paragraphs,
    ...(link ? [link.address] : []),
    ...(code ? [`${code.label} ${code.digits}`] : []),
    ending,
  ].join('\n\n');
