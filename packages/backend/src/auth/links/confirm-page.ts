import { createHash } from 'node:crypto';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import type { LinkType } from './link-types.ts';

const style = [
  'body{font:18px/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;color:#1c2733;background:#f4f6f8}',
  'main{max-width:26rem;padding:2rem;margin:1rem;background:#fff;border-radius:12px;box-shadow:0 1px 4px #0003}',
  'h1{font-size:1.5rem;line-height:1.3;margin:0 0 .5rem}',
  'button{font:inherit;font-weight:600;width:100%;min-height:3rem;margin-top:1rem;border:0;border-radius:8px;color:#fff;background:#0b5394;cursor:pointer}',
  'button:focus-visible{outline:3px solid #0b5394;outline-offset:3px}',
  '@media(prefers-color-scheme:dark){body{color:#e8edf2;background:#12181f}main{background:#1c2530}button{color:#08121c;background:#8ec5ff}button:focus-visible{outline-color:#8ec5ff}}',
].join('');
const styleHash = createHash('sha256').update(style).digest('base64');

const words: Record<LinkType, { title: string; button: string }> = {
  recovery: { title: 'Set a new password', button: 'Continue' },
  invite: { title: 'Accept your invitation', button: 'Accept invitation' },
  magiclink: { title: 'Sign in', button: 'Sign in' },
  signup: { title: 'Confirm your email address', button: 'Confirm address' },
  email_change: { title: 'Change your email address', button: 'Confirm change' },
};

interface ConfirmPage {
  type: LinkType;
  site: string;
  action: string;
  redirectTo: string;
}

/**
 * The page of a mailed link. Mail scanners open links but press no buttons, so only the button uses the token (security
 * row A7). Runs no script and leaks nothing of its URL.
 */
export function confirmPage({ type, site, action, redirectTo }: ConfirmPage) {
  const { title, button } = words[type];
  // Browsers check form-action against the redirect's target too.
  const targets = [...new Set([new URL(action).origin, new URL(redirectTo).origin])].join(' ');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
<p>Select the button to continue to ${escapeHtml(site)}. The link works once.</p>
<form method="post" action="${escapeHtml(action)}"><button>${button}</button></form>
</main></body>
</html>
`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  };
}
