import type { Readable } from 'node:stream';
import type { Endpoint, EndpointInput, PersonAccess } from '@rxweb/contracts/shared/endpoint';
import { roles } from '@rxweb/contracts/shared/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuditLog } from '../audit/audit-log.ts';
import { AppError } from '../errors/app-error.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import type { Activity } from './activity.ts';
import type { Authenticate, Principal } from './authenticate.ts';
import { clientOf } from './client.ts';
import { clientAddress } from './client-address.ts';
import { hasVisitorSecret, readVisitor, type Visitor } from './visitor.ts';

export interface HttpDeps {
  authenticate: Authenticate;
  activity: Activity;
  audit: AuditLog;
  limits: Limits;
  isSecure: boolean;
}

type Parsed<S> = S extends 'raw' ? Readable : S extends z.core.$ZodType ? z.core.output<S> : undefined;
export type InputOf<E extends Endpoint> = { [K in keyof EndpointInput]-?: Parsed<E['input'][K]> };
type OutputOf<E extends Endpoint> = E['output'] extends z.core.$ZodType ? z.core.input<E['output']> : FastifyReply;
type PrincipalOf<E extends Endpoint> = E['access'] extends 'public' | 'carrier' | 'integration'
  ? null
  : E['access'] extends 'staff-or-visitor'
    ? Principal | null
    : Principal;

export interface Call<E extends Endpoint> {
  input: InputOf<E>;
  visitor: E['access'] extends 'carrier' | 'integration' ? null : Visitor;
  principal: PrincipalOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Fires when the client disconnects. */
  signal: AbortSignal;
}

interface EndpointOptions {
  limit: LimitName;
  /** For `staff-or-visitor`: the limit of visitors. */
  visitorLimit?: LimitName;
  /** For `'raw'` bodies: the maximum announced size. */
  maxBodyBytes?: number;
  /** Background requests don't extend the session. */
  isActivity?: boolean;
}

/** Limits, authentication, authorization, validation, handler. Checks the handler's result against the contract. */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  deps: HttpDeps,
  endpoint: E,
  options: EndpointOptions,
  handler: (call: Call<E>) => Promise<OutputOf<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.maxBodyBytes && { bodyLimit: options.maxBodyBytes }),
    config: { endpoint },
    // No promise unless needed: most calls pass synchronously.
    onRequest: (request, reply, done) => {
      const admitted = admit(endpoint, deps, options, request, reply);
      if (admitted) admitted.then(() => done(), done);
      else done();
    },
    handler: async (request, reply) => {
      let signal: AbortSignal | undefined;
      const result = await handler({
        input: parseInput(endpoint, request),
        visitor: request.visitor as Call<E>['visitor'],
        // The hook above sets it when the contract requires it.
        principal: request.principal as PrincipalOf<E>,
        request,
        reply,
        get signal() {
          signal ??= abortWithClient(reply);
          return signal;
        },
      });
      if (typeof endpoint.output === 'string') return result;
      const body = z.safeParse(endpoint.output, result);
      if (!body.success)
        throw new Error(`${endpoint.method} ${endpoint.path} broke its contract: ${body.error.message}`);
      reply.header('cache-control', 'no-store');
      return body.data;
    },
  });
}

/** Throws now, or rejects later. */
function admit(
  endpoint: Endpoint,
  deps: HttpDeps,
  options: EndpointOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> | undefined {
  // The handler checks the signature, since it covers the unread body, or the key.
  if (endpoint.access === 'carrier' || endpoint.access === 'integration')
    return deps.limits.consume(options.limit, request, null);
  request.visitor = readVisitor(request, reply, deps.isSecure);
  if (endpoint.access === 'public') return deps.limits.consume(options.limit, request, request.visitor.key);
  if (endpoint.access !== 'staff-or-visitor') return admitPerson(endpoint, endpoint.access, deps, options, request);
  // A token decides, even a bad one. A request with neither token nor secret is refused.
  const isVisitor = request.headers.authorization === undefined && hasVisitorSecret(request, deps.isSecure);
  if (!isVisitor) return admitPerson(endpoint, roles, deps, options, request);
  return deps.limits.consume(options.visitorLimit ?? options.limit, request, request.visitor.key);
}

async function admitPerson(
  endpoint: Endpoint,
  access: Exclude<PersonAccess, 'public'>,
  deps: HttpDeps,
  options: EndpointOptions,
  request: FastifyRequest,
): Promise<void> {
  await deps.limits.consume(options.limit, request, null);
  request.principal = await deps.authenticate(request);
  if (options.isActivity !== false) await deps.activity.recordRequest(request);
  await authorizeOrAudit(endpoint, access, deps.audit, request, request.principal);
}

/** Audit denied requests by route, never by content. */
async function authorizeOrAudit(
  { method, path }: Endpoint,
  access: Exclude<PersonAccess, 'public'>,
  audit: AuditLog,
  request: FastifyRequest,
  principal: Principal,
): Promise<void> {
  try {
    authorize(access, principal);
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden') {
      const target = `${method} ${path}`;
      const address = clientAddress(request);
      await audit.write({ action: 'access_refused', outcome: 'refused', actorId: principal.userId, target, address });
    }
    throw error;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
    principal: Principal | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): InputOf<E> {
  const { params, query, headers, body } = endpoint.input;
  return {
    params: params && parsePart('params', params, request.params),
    query: query && parsePart('query', query, request.query),
    headers: headers && parsePart('headers', headers, request.headers),
    body: body === 'raw' ? request.body : body && parsePart('body', body, request.body),
  } as InputOf<E>;
}

function parsePart(part: string, schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', {
    issues: parsed.error.issues.flatMap((issue) => {
      const path = [part, ...issue.path];
      if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message: wordsOf(issue) }];
      return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'This key is not known here.' }));
    }),
  });
}

/** The schema's own message, else the expected type. */
function wordsOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' && issue.message === noWords ? `Expected ${issue.expected}.` : issue.message;
}
const noWords = 'Invalid input';

/** A new error per answer would capture an unused stack. */
const clientIsGone = new DOMException('The client is gone.', 'AbortError');

function abortWithClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  clientOf(reply.raw).whenGone(() => controller.abort(clientIsGone));
  return controller.signal;
}

/** Throws `forbidden`, `insufficient_aal` for an unverified second factor (security row A16), or `second_factor_required`. */
function authorize(access: Exclude<PersonAccess, 'public'>, principal: Principal): void {
  if (access === 'signed-in') return;
  if (!principal.role || !access.includes(principal.role)) throw new AppError('forbidden');
  if (principal.owesSecondFactor) throw new AppError('insufficient_aal');
  if (principal.lacksSecondFactor) throw new AppError('second_factor_required');
}
