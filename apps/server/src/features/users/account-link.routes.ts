import type { StoreInfo } from '@rxweb/contracts/store';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { AccountLinkType } from './account-mail.ts';

export const accountLinkPath = '/account-link';

const accountLinkQuery = z.object({
  type: z.enum(['invite', 'recovery']),
  token: z.string().check(z.regex(/^[\w-]{1,200}$/)),
});

const words: Record<AccountLinkType, { title: string; button: string }> = {
  invite: { title: 'Accept your invitation', button: 'Accept invitation' },
  recovery: { title: 'Choose a new password', button: 'Continue' },
};

/**
 * The page for links of an external Supabase. Opening a link uses it up, and a mail scanner could do that, so only the button leads there
 * (security row A7).
 */
export function accountLinkRoutes(app: FastifyInstance, deps: { publicUrl: string; store: StoreInfo }): void {
  app.get(accountLinkPath, async (request, reply) => {
    const query = z.safeParse(accountLinkQuery, request.query);
    if (!query.success) throw new AppError('not_found');
    const { type, token } = query.data;
    const { title, button } = words[type];
    const values = { token, type, redirect_to: `${deps.publicUrl}/` };
    const inputs = Object.entries(values).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
<p>Select the button to continue to ${escapeHtml(deps.store.name)}. The link works once.</p>
<form method="get" action="/backend/auth/v1/verify">${inputs.join('')}<button>${button}</button></form>
</main></body>
</html>
`);
  });
}

const style = [
  'body{font:18px/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;color:#1c2733;background:#f7f6f3}',
  'main{max-width:26rem;padding:2rem;margin:1rem;background:#fff;border-radius:12px;box-shadow:0 1px 4px #0003}',
  'h1{font-size:1.5rem;line-height:1.3;margin:0 0 .5rem}',
  'button{font:inherit;font-weight:600;width:100%;min-height:3rem;margin-top:1rem;border:0;border-radius:8px;color:#fff;background:#0b5394;cursor:pointer}',
  'button:focus-visible{outline:3px solid #0b5394;outline-offset:3px}',
  '@media(prefers-color-scheme:dark){body{color:#e8edf2;background:#12181f}main{background:#1c2530}button{color:#08121c;background:#8ec5ff}button:focus-visible{outline-color:#8ec5ff}}',
].join('');
