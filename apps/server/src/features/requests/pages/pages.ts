import type { FastifyReply, FastifyRequest } from 'fastify';
import { brandLook } from '../../../kernel/brand/brand-look.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { languageHeaders, linkedLanguage } from '../../../kernel/http/page-language.ts';
import type { HttpDeps } from '../../../kernel/http/register-endpoint.ts';
import { readVisitor } from '../../../kernel/http/visitor.ts';
import type { LimitName } from '../../../kernel/limits/limits.ts';
import type { RequestsDeps } from '../requests-deps.ts';
import type { PageFrame } from './render-page.ts';

export type PageDeps = HttpDeps & { requests: RequestsDeps };

export const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

/** Counts the call and knows the visitor, whom a form makes known without any script. */
export async function admit(deps: PageDeps, limit: LimitName, request: FastifyRequest, reply: FastifyReply) {
  const visitor = readVisitor(request, reply, deps.isSecure);
  await deps.limits.consume(limit, request, visitor.key);
  return visitor;
}

/** Null for a caller over the limit. */
export function onlyTooMany(error: unknown): null {
  if (error instanceof AppError && error.code === 'too_many_requests') return null;
  throw error;
}

export const frameFor = ({ requests }: PageDeps, request: FastifyRequest, path: string): PageFrame => ({
  store: requests.store,
  look: brandLook(requests.settings.current.brand),
  language: linkedLanguage(request),
  path,
});

/** Kept by no cache: it may show what someone typed. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', languageHeaders.join(', '))
    .send(html);
}
