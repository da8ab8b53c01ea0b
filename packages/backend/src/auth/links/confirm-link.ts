import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { countAttempt, verificationsOfAddress } from '../attempt-limits.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { clientOf } from '../callers.ts';
import type { Client } from '../sessions.ts';
import { firstHalfMessage } from './email-change.ts';
import { type LinkType, linkType } from './link-types.ts';
import type { Links } from './links.ts';
import { leadsToCode, tokenShape } from './one-time-tokens.ts';
import { redeemForCode, redeemToken } from './redeem-token.ts';
import { tokenProof } from './verify.ts';

interface OpenedLink {
  token: string;
  type: LinkType;
  redirectTo: string;
}

const linkQuery = z.object({ token: z.string().regex(tokenShape), type: linkType });

/** `link` is null if it isn't ours. */
export function readLink(links: Links, request: FastifyRequest): { redirectTo: string; link: OpenedLink | null } {
  const redirectTo = links.redirectFor(Object(request.query).redirect_to);
  const query = linkQuery.safeParse(request.query);
  return { redirectTo, link: query.success ? { ...query.data, redirectTo } : null };
}

/** After the button was pressed. */
export async function confirmLink(
  core: Core,
  links: Links,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { link } = readLink(links, request);
  if (!link) throw validationFailed('Verify requires a verification type');
  // Otherwise another site could sign its visitors in to an account of its choice.
  if (['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']))) {
    return reply.redirect(links.urlOf(link), 303);
  }
  const client = clientOf(request);
  try {
    const target = leadsToCode(link.token)
      ? await codeAddress(core, link, client)
      : await sessionAddress(core, link, client);
    return reply.redirect(target, 303);
  } catch (error) {
    if (!(error instanceof AuthError) || error.status >= 500) throw error;
    return reply.redirect(failureAddress(link.redirectTo, error, leadsToCode(link.token)), 303);
  }
}

async function sessionAddress(core: Core, { token, type, redirectTo }: OpenedLink, client: Client): Promise<string> {
  await countAttempt(core.sql, verificationsOfAddress, client.network);
  const answer = await redeemToken(core, tokenProof(token, type), client);
  if ('msg' in answer) return withFragment(redirectTo, { message: answer.msg, sb: '' });
  const { access_token, expires_at, expires_in, refresh_token, token_type } = answer;
  return withFragment(redirectTo, { access_token, expires_at, expires_in, refresh_token, sb: '', token_type, type });
}

async function codeAddress(core: Core, { token, type, redirectTo }: OpenedLink, client: Client): Promise<string> {
  await countAttempt(core.sql, verificationsOfAddress, client.network);
  const code = await redeemForCode(core, tokenProof(token, type));
  return withQuery(redirectTo, code ? { code } : { message: firstHalfMessage });
}

/** The redirect for a failed link. Clients that expect a code read the error from the query too. */
export function failureAddress(redirectTo: string, { code, message }: AuthError, inQuery: boolean): string {
  const failure = { error: 'access_denied', error_code: code, error_description: message };
  return withFragment(inQuery ? withQuery(redirectTo, failure) : redirectTo, { ...failure, sb: '' });
}

function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value);
  return url.href;
}

function withFragment(address: string, values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]);
  return `${address}#${new URLSearchParams(pairs)}`;
}
