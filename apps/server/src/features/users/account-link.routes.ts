import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SiteLanguage } from '@rxweb/platform/text/site-look';
import { siteLanguageOf, sitePage } from '@rxweb/platform/text/site-page';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../kernel/errors/app-error.ts';
import { signInPath, siteOf } from '../../kernel/http/site-of.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import type { AccountLinkType } from './account-mail.ts';

export const accountLinkPath = '/account-link';

const accountLinkQuery = z.object({
  type: z.enum(['invite', 'recovery']),
  token: z.string().check(z.regex(/^[\w-]{1,200}$/)),
});

type Texts = Record<AccountLinkType, { title: string; button: string }> & {
  once: (site: string) => string;
  ended: { title: string; text: string; button: string };
};

const texts: Record<SiteLanguage, Texts> = {
  en: {
    invite: { title: 'Accept your invitation', button: 'Accept invitation' },
    recovery: { title: 'Choose a new password', button: 'Continue' },
    once: (site) => `Select the button to continue to ${site}. The link works once.`,
    ended: {
      title: 'This link was already used or has expired',
      text: 'Links work once, for 24 hours. If you’ve chosen your password, sign in with it. If not, ask an administrator for a new link, or choose “Forgot password?” when signing in.',
      button: 'Go to sign-in',
    },
  },
  es: {
    invite: { title: 'Acepte su invitación', button: 'Aceptar la invitación' },
    recovery: { title: 'Elija una contraseña nueva', button: 'Continuar' },
    once: (site) => `Elija el botón para continuar a ${site}. El enlace sirve una sola vez.`,
    ended: {
      title: 'Este enlace ya se usó o venció',
      text: 'Los enlaces sirven una sola vez, durante 24 horas. Si ya eligió su contraseña, inicie sesión con ella. Si no, pida otro enlace a un administrador o elija “¿Olvidó su contraseña?” al iniciar sesión.',
      button: 'Ir a iniciar sesión',
    },
  },
};

/**
 * The page for links of an external Supabase. Opening a link uses it up, and a mail scanner could do that, so only the button leads there
 * (security row A7).
 */
export function accountLinkRoutes(
  app: FastifyInstance,
  deps: { publicUrl: string; store: StoreInfo; settings: LiveSettings; sql: Sql },
): void {
  app.get(accountLinkPath, async (request, reply) => {
    const query = z.safeParse(accountLinkQuery, request.query);
    if (!query.success) throw new AppError('not_found');
    const { type, token } = query.data;
    const language = siteLanguageOf(request.headers['accept-language']);
    const site = siteOf(deps.store, deps.settings.current.brand);
    const words = texts[language];
    const { title, button } = words[type];
    const fields = { token, type, redirect_to: `${deps.publicUrl}/` };
    const isOpen = await isLinkOpen(deps.sql, token);
    const { html, headers } = isOpen
      ? sitePage(site, {
          language,
          title,
          paragraphs: [words.once(site.name)],
          button: { label: button, method: 'get', action: '/backend/auth/v1/verify', fields },
        })
      : sitePage(site, {
          language,
          title: words.ended.title,
          paragraphs: [words.ended.text],
          button: { label: words.ended.button, href: signInPath },
        });
    return reply
      .code(isOpen ? 200 : 410)
      .headers(headers)
      .send(html);
  });
}

/** The auth service keeps a link's token, or its hash, until it is used. */
async function isLinkOpen(sql: Sql, token: string): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    select exists (select from auth.one_time_tokens
      where token_hash in (${token}, encode(sha256(convert_to(${token}, 'UTF8')), 'hex')) and created_at > (now() at time zone 'utc') - interval '24 hours') as found`;
  return row.found;
}
