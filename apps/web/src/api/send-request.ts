import { ApiError } from './api-error.ts';

/** Target and body type: an endpoint of the contracts, or its parts without schemas. */
export interface Route {
  method: string;
  path: string;
  output: object | 'event-stream' | 'file';
}

export interface CallOptions {
  signal?: AbortSignal;
  accessToken?: string;
  headers?: Record<string, string>;
  /** Set when the server is on another origin. */
  origin?: string;
  /** Replaces `fetch`, for example to report upload progress. */
  fetch?: typeof fetch;
}

export interface RequestParts {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

/** Sent with every request. Set once, at the start: the widget names its visitor here. */
export const ownHeaders: Record<string, string> = {};

/** Returns the response, whatever its status. Throws {@link ApiError} `network` without an answer, or the signal's reason on abort. */
export async function sendRequest(route: Route, parts: RequestParts, options: CallOptions): Promise<Response> {
  const send = options.fetch ?? fetch;
  const request = buildRequest(route, parts, options);
  return send(addressOf(route, parts, options), request).catch(asNetworkError(options.signal));
}

function addressOf({ path: pattern }: Route, parts: RequestParts, options: CallOptions): string {
  const params = new Map(textEntries(parts.params));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ''));
  const query = new URLSearchParams(textEntries(parts.query)).toString();
  return `${options.origin ?? ''}${path}${query && `?${query}`}`;
}

function buildRequest(route: Route, parts: RequestParts, options: CallOptions): RequestInit {
  const headers = new Headers({ accept: acceptOf(route), ...ownHeaders, ...options.headers });
  for (const [name, value] of textEntries(parts.headers)) headers.set(name, value);
  if (options.accessToken) headers.set('authorization', `Bearer ${options.accessToken}`);
  const request: RequestInit = { method: route.method, headers, signal: options.signal ?? null };
  if (parts.body instanceof Blob) return { ...request, body: parts.body };
  if (parts.body === undefined) return request;
  headers.set('content-type', 'application/json');
  return { ...request, body: JSON.stringify(parts.body) };
}

/** An empty filter isn't sent as "undefined". */
function textEntries(record: unknown): [string, string][] {
  return Object.entries(record ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  );
}

function acceptOf({ output }: Route): string {
  if (output === 'event-stream') return 'text/event-stream';
  return output === 'file' ? '*/*' : 'application/json';
}

/** An abort passes through. */
export function asNetworkError(signal: AbortSignal | undefined): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError('network', 0, error instanceof Error ? error.message : String(error));
  };
}
