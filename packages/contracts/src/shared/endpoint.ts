import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Role } from './roles.ts';

/**
 * Who may call an endpoint. The server's guard, the client's hiding and the access matrix test all read this one value.
 * `public`: anybody, within limits. `signed-in`: any valid session. A list: staff with one of these roles.
 */
export type PersonAccess = 'public' | 'signed-in' | readonly Role[];
/** `carrier`: no person, but the SMS carrier, who proves itself by a signature over what it sends, or by a token it was given. */
export type Access = PersonAccess | 'carrier';

type Schema = z.core.$ZodType;

export interface EndpointInput {
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  /** A JSON body. Leave out for none, or use `'raw'` for a streamed body of any type. */
  body?: Schema | 'raw';
}

/** One call of the HTTP API as a value: where it is, who may call it, what goes in and what comes out. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  input: EndpointInput;
  /** The JSON answer, or the kind of body when it is not JSON. */
  output: Schema | 'event-stream' | 'file';
  /** What may go wrong beyond bad input, missing rights and limits, which every endpoint can answer. */
  errors: readonly ErrorCode[];
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
