import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { AuthError, signupDisabled, validationFailed } from '../auth-error.ts';
import type { BackgroundWork } from '../background-work.ts';
import { clientOf } from '../callers.ts';
import { readBody } from '../read-body.ts';
import { confirmPage } from './confirm-page.ts';
import { linkType } from './link-types.ts';
import type { Links } from './links.ts';
import { linkExpired } from './redeem.ts';
import { linkRequest, requestLink } from './request-link.ts';
import { verification, verify, verifyToken } from './verify.ts';

interface LinkServices {
  core: Core;
  links: Links;
  background: BackgroundWork;
}

interface RedirectPath {
  Querystring: { redirect_to?: unknown };
}

const otpRequest = linkRequest.extend({ create_user: z.boolean().nullish() });
const resendRequest = linkRequest.extend({ type: z.string().nullish() });

/** Ways back in by mail, and what their links open. */
export function registerLinkRoutes(app: FastifyInstance, services: LinkServices): void {
  app.post<RedirectPath>('/recover', (request) => {
    const { email } = readBody(linkRequest, request);
    return requestLink(services, { email, type: 'recovery', redirectTo: request.query.redirect_to }, clientOf(request));
  });

  app.post<RedirectPath>('/otp', (request) => {
    const { email, create_user: createUser } = readBody(otpRequest, request);
    if (createUser !== false) throw signupDisabled();
    return requestLink(
      services,
      { email, type: 'magiclink', redirectTo: request.query.redirect_to },
      clientOf(request),
    );
  });

  app.post<RedirectPath>('/resend', (request) => {
    const { email, type } = readBody(resendRequest, request);
    if (type !== 'signup') throw validationFailed('Only a mail of the type signup can be sent again');
    return requestLink(services, { email, type, redirectTo: request.query.redirect_to }, clientOf(request));
  });

  registerVerifyRoutes(app, services);
}

function registerVerifyRoutes(app: FastifyInstance, { core, links }: LinkServices): void {
  app.get('/verify', (request, reply) => {
    const { link, redirectTo } = readLink(links, request);
    if (!link) return reply.redirect(failureAddress(redirectTo, linkExpired()), 303);
    const { html, headers } = confirmPage({ type: link.type, site: links.site, action: links.urlOf(link), redirectTo });
    return reply.headers(headers).send(html);
  });

  app.post('/verify', async (request, reply) => {
    // The button of the page posts an empty form to the link's own address; clients post JSON.
    if (request.body !== undefined) return verify(core, links, readBody(verification, request), clientOf(request));
    return pressButton(core, links, request, reply);
  });
}

async function pressButton(
  core: Core,
  links: Links,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { link, redirectTo } = readLink(links, request);
  if (!link) throw validationFailed('Verify requires a verification type');
  // Another site's page could otherwise sign its visitors in to an account of its choice.
  if (['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']))) {
    return reply.redirect(links.urlOf(link), 303);
  }
  try {
    const session = await verifyToken(core, link.token, link.type, clientOf(request));
    const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
    const fragment = { access_token, expires_at, expires_in, refresh_token, sb: '', token_type, type: link.type };
    return reply.redirect(withFragment(redirectTo, fragment), 303);
  } catch (error) {
    if (!(error instanceof AuthError) || error.status >= 500) throw error;
    return reply.redirect(failureAddress(redirectTo, error), 303);
  }
}

const linkQuery = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/), type: linkType });

function readLink(links: Links, request: FastifyRequest) {
  const redirectTo = links.redirectFor(Object(request.query).redirect_to);
  const query = linkQuery.safeParse(request.query);
  return { redirectTo, link: query.success ? { ...query.data, redirectTo } : null };
}

function failureAddress(redirectTo: string, { code, message }: AuthError): string {
  return withFragment(redirectTo, { error: 'access_denied', error_code: code, error_description: message, sb: '' });
}

function withFragment(address: string, values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]);
  return `${address}#${new URLSearchParams(pairs)}`;
}
