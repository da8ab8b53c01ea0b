import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Role } from './roles.ts';

/**
 * Who may call an endpoint; the server's guard, the client and the access matrix test read this one value. `public`: anyone, within limits.
 * `signed-in`: any valid session. A list: staff with one of these roles.
 */
export type PersonAccess = 'public' | 'signed-in' | readonly Role[];
/**
 * `carrier`: the SMS carrier, authenticated by a signature or a token. `integration`: another program, by a key. `staff-or-visitor`: any staff role by its token; without a token a
 * visitor known by the cookie, for what is the visitor's own.
 */
export type Access = PersonAccess | 'carrier' | 'integration' | 'staff-or-visitor';

type Schema = z.core.$ZodType;

export interface EndpointInput {
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  /** A JSON body. Leave out for none; `'raw'` is a streamed body of any type. */
  body?: Schema | 'raw';
}

/** One call of the HTTP API: path, access, input and output. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  input: EndpointInput;
  /** What a `'raw'` body holds, where it is JSON that is read after its signature. */
  rawBody?: Schema;
  /** The JSON answer, or the kind of body when it is not JSON. */
  output: Schema | 'event-stream' | 'file';
  /** Errors beyond bad input, missing rights and limits, which every endpoint can return. */
  errors: readonly ErrorCode[];
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
