import type { Site, SiteLanguage } from '@rxweb/platform/text/site-look';
import { type SitePage, sitePage } from '@rxweb/platform/text/site-page';
import { linkPageTexts } from './link-page-texts.ts';
import type { LinkType } from './link-types.ts';
import type { LinkEnd } from './one-time-tokens.ts';

interface LinkPage {
  type: LinkType;
  site: Site;
  language: SiteLanguage;
  redirectTo: string;
}

/** The page of a mailed link. Only its button uses the token: mail scanners press none (security row A7). */
export function confirmPage({ type, site, language, redirectTo, action }: LinkPage & { action: string }) {
  const { open, once } = linkPageTexts[language];
  const { title, button } = open[type];
  // Browsers check form-action against the redirect's target too.
  const targets = [...new Set([new URL(action).origin, new URL(redirectTo).origin])].join(' ');
  const page = {
    language,
    title,
    paragraphs: [once(site.name)],
    button: { label: button, method: 'post', action },
  } as const;
  return guarded(site, page, `form-action ${targets}`);
}

/** Says at once why a link is of no use, and what to do. `signIn`: where the app's sign-in opens. */
export function endedPage({
  type,
  site,
  language,
  signIn,
  end,
}: Omit<LinkPage, 'redirectTo'> & { end: LinkEnd; signIn: string }) {
  const { ended, whatNow, signIn: label } = linkPageTexts[language];
  const { title, why } = ended[end];
  const next = whatNow[type === 'recovery' || type === 'invite' ? 'password' : 'other'];
  return guarded(
    site,
    { language, title, paragraphs: [why, next], button: { label, href: signIn } },
    "form-action 'none'",
  );
}

function guarded(site: Site, page: SitePage, formAction: string) {
  const { html, headers, styleSource, imageSource } = sitePage(site, page);
  return {
    html,
    headers: {
      ...headers,
      'content-security-policy': `default-src 'none'; style-src ${styleSource}; img-src ${imageSource}; ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    },
  };
}
