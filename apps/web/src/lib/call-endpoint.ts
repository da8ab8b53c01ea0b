import type { Endpoint, EndpointInput } from '@rxweb/contracts/endpoint';
import * as z from 'zod/mini';
import { ApiError, isErrorCode, looseErrorBody } from './api-error.ts';
import { noteRefusal } from './session-refusal.ts';

/** What a caller hands over: the parts the contract names, in the shape they have before validation. */
export type EndpointArguments<E extends Endpoint> = {
  [Part in keyof E['input'] & keyof EndpointInput]: E['input'][Part] extends 'raw'
    ? Blob
    : E['input'][Part] extends z.core.$ZodType
      ? z.input<E['input'][Part]>
      : never;
};

/** What comes back: the contract's output, or the response itself where the body is a stream or a file. */
export type EndpointResult<E extends Endpoint> = E['output'] extends z.core.$ZodType ? z.output<E['output']> : Response;

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as a bearer token. */
  accessToken?: string;
  headers?: Record<string, string>;
  /** Where the server is, when it is not the page's own origin. */
  origin?: string;
  /** For calls that need more than `fetch` gives, such as the progress of an upload. */
  fetch?: typeof fetch;
}

/**
 * Calls one endpoint of the HTTP API and gives what its contract promises.
 * Throws {@link ApiError} for every failure but an abort, which keeps the signal's own reason.
 */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  options: CallOptions = {},
): Promise<EndpointResult<E>> {
  const parts: Parts = input;
  const send = options.fetch ?? fetch;
  const request = buildRequest(endpoint, parts, options);
  const response = await send(addressOf(endpoint, parts, options), request).catch(asNetworkError(options.signal));
  if (!response.ok) {
    const error = await readError(response);
    noteRefusal(error, options.accessToken);
    throw error;
  }
  return (await readOutput(endpoint, response).catch(asNetworkError(options.signal))) as EndpointResult<E>;
}

interface Parts {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

function addressOf(endpoint: Endpoint, parts: Parts, options: CallOptions): string {
  const params = new Map(textEntries(parts.params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ''));
  const query = new URLSearchParams(textEntries(parts.query)).toString();
  return `${options.origin ?? ''}${path}${query && `?${query}`}`;
}

function buildRequest(endpoint: Endpoint, parts: Parts, options: CallOptions): RequestInit {
  const headers = new Headers({ accept: acceptOf(endpoint), ...options.headers });
  for (const [name, value] of textEntries(parts.headers)) headers.set(name, value);
  if (options.accessToken) headers.set('authorization', `Bearer ${options.accessToken}`);
  const request: RequestInit = { method: endpoint.method, headers, signal: options.signal ?? null };
  if (parts.body instanceof Blob) return { ...request, body: parts.body };
  if (parts.body === undefined) return request;
  headers.set('content-type', 'application/json');
  return { ...request, body: JSON.stringify(parts.body) };
}

/** Leaves out what is not set, so that an empty filter is not sent as the word "undefined". */
function textEntries(record: unknown): [string, string][] {
  return Object.entries(record ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  );
}

function acceptOf({ output }: Endpoint): string {
  if (output === 'event-stream') return 'text/event-stream';
  return output === 'file' ? '*/*' : 'application/json';
}

async function readOutput({ output }: Endpoint, response: Response): Promise<unknown> {
  if (output === 'event-stream' || output === 'file') return response;
  const text = await response.text();
  const parsed = z.safeParse(output, parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ApiError('bad_response', response.status, 'The server gave an answer this page does not understand.');
}

async function readError(response: Response): Promise<ApiError> {
  const parsed = z.safeParse(looseErrorBody, parseJson(await response.text().catch(() => '')));
  const body = parsed.success ? parsed.data : null;
  const code = isErrorCode(body?.code) ? body.code : 'bad_response';
  const message = body?.error || response.statusText || `HTTP ${response.status}`;
  return new ApiError(code, response.status, message, body, response.statusText);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asNetworkError(signal: AbortSignal | undefined): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError('network', 0, error instanceof Error ? error.message : String(error));
  };
}
