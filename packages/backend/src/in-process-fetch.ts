import { Readable } from 'node:stream';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyPluginAsync,
  type InjectOptions,
  type LightMyRequestResponse,
  LogController,
} from 'fastify';

/** Answers that have no body (Fetch Standard, "null body status"). */
const bodiless = new Set([101, 103, 204, 205, 304]);
const hopByHop = new Set(['connection', 'transfer-encoding', 'keep-alive']);

/** Makes a `fetch` that hands requests for publicUrl/... to the plugin directly: no socket, no port, both bodies streamed. */
export function createInProcessFetch(plugin: FastifyPluginAsync, publicUrl: string, log: FastifyBaseLogger) {
  const app = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  app.register(plugin, { prefix: new URL(publicUrl).pathname.replace(/\/+$/, '') });

  const inProcessFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, withHalfDuplex(init));
    if (!request.url.startsWith(`${publicUrl}/`))
      throw new TypeError(`${new URL(request.url).origin} is not the backend`);
    try {
      return toResponse(await app.inject(toInjection(request)), request.method);
    } catch (error) {
      request.signal.throwIfAborted();
      throw error;
    }
  };
  return { fetch: inProcessFetch, close: () => app.close() };
}

/** Node demands the word for bodies that are streams; browsers' callers do not know it. */
function withHalfDuplex(init: RequestInit | undefined): RequestInit {
  return Object.assign({}, init, { duplex: 'half' });
}

function toInjection(request: Request): InjectOptions {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const injection = { method: request.method, url: pathname + search, payloadAsStream: true, signal: request.signal };
  if (!request.body) return Object.assign(injection, { headers }) as InjectOptions;
  if (!headers['content-length']) headers['transfer-encoding'] = 'chunked';
  return Object.assign(injection, { headers, payload: Readable.from(request.body) }) as InjectOptions;
}

function toResponse(answer: LightMyRequestResponse, method: string): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (hopByHop.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
  }
  const hasBody = method !== 'HEAD' && !bodiless.has(answer.statusCode);
  return new Response(hasBody ? toBody(answer) : null, { status: answer.statusCode, headers });
}

/** A reader that goes away in the middle ends the answer's source too, as a closed socket would. */
function toBody(answer: LightMyRequestResponse): ReadableStream<Uint8Array> {
  const stream = answer.stream();
  stream.once('close', () => answer.raw.res.destroy());
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
