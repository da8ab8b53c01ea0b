import { siteLanguageOf } from '@rxweb/platform/text/site-page';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { signupDisabled, validationFailed } from '../auth-error.ts';
import type { BackgroundWork } from '../background-work.ts';
import { clientOf } from '../callers.ts';
import { metadata } from '../metadata.ts';
import { readBody } from '../read-body.ts';
import { confirmLink, failureAddress, readLink } from './confirm-link.ts';
import { confirmPage, endedPage } from './confirm-page.ts';
import { tokenTypesOf } from './link-types.ts';
import type { Links } from './links.ts';
import { endOfLink } from './one-time-tokens.ts';
import { linkExpired } from './redeem-token.ts';
import { linkRequest, requestLink } from './request-link.ts';
import { verification, verify } from './verify.ts';

interface LinkServices {
  core: Core;
  links: Links;
  background: BackgroundWork;
}

interface RedirectPath {
  Querystring: { redirect_to?: unknown };
}

const otpRequest = linkRequest.extend({ create_user: z.boolean().nullish(), data: metadata.nullish() });
const resendRequest = linkRequest.extend({ type: z.string().nullish() });

export function registerLinkRoutes(app: FastifyInstance, services: LinkServices): void {
  app.post<RedirectPath>('/recover', (request) => {
    const body = readBody(linkRequest, request);
    return requestLink(services, { body, type: 'recovery', redirectTo: request.query.redirect_to }, clientOf(request));
  });

  app.post<RedirectPath>('/otp', (request) => {
    if (Object(request.body).create_user !== false) throw signupDisabled();
    const body = readBody(otpRequest, request);
    if (Object.keys(body.data ?? {}).length > 0) throw validationFailed('data is for a new account, and none is made');
    return requestLink(services, { body, type: 'magiclink', redirectTo: request.query.redirect_to }, clientOf(request));
  });

  app.post<RedirectPath>('/resend', (request) => {
    const body = readBody(resendRequest, request);
    if (body.type !== 'signup') throw validationFailed('Only a mail of the type signup can be sent again');
    return requestLink(services, { body, type: 'signup', redirectTo: request.query.redirect_to }, clientOf(request));
  });

  registerVerifyRoutes(app, services);
}

function registerVerifyRoutes(app: FastifyInstance, { core, links }: LinkServices): void {
  app.get('/verify', async (request, reply) => {
    const { link, redirectTo } = readLink(links, request);
    if (!link) return reply.redirect(failureAddress(redirectTo, linkExpired(), false), 303);
    const { type, token } = link;
    const page = { type, site: links.site(), language: siteLanguageOf(request.headers['accept-language']) };
    const end = await endOfLink(core.sql, token, tokenTypesOf(type));
    const { html, headers } = end
      ? endedPage({ ...page, end, signIn: new URL(links.signInPath, core.publicUrl).href })
      : confirmPage({ ...page, redirectTo, action: links.urlOf(link) });
    return reply
      .code(end ? 410 : 200)
      .headers(headers)
      .send(html);
  });

  app.post('/verify', async (request, reply) => {
    // The page's button posts an empty form to the link's URL; clients post JSON.
    if (request.body !== undefined) return verify(core, links, readBody(verification, request), clientOf(request));
    return confirmLink(core, links, request, reply);
  });
}
