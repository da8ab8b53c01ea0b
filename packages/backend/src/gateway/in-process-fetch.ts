import { Readable } from 'node:stream';
import { validatorsOnUse } from '@rxweb/platform/fastify/validators-on-use';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type HTTPMethods,
  type LightMyRequestResponse,
  LogController,
} from 'fastify';

/** Statuses without a body (Fetch Standard, "null body status"). */
const bodiless = new Set([101, 103, 204, 205, 304]);
const hopByHop = new Set(['connection', 'transfer-encoding', 'keep-alive']);

/** Creates a `fetch` that passes requests for publicUrl/... directly to the plugin, with both bodies streamed. */
export function createInProcessFetch(plugin: FastifyPluginAsync, publicUrl: string, log: FastifyBaseLogger) {
  // Created at the first call, to keep the start fast.
  let app: FastifyInstance | null = null;
  const make = () => {
    const made = Fastify({
      loggerInstance: log,
      logController: new LogController({ disableRequestLogging: true }),
      schemaController: validatorsOnUse,
    });
    made.register(plugin, { prefix: new URL(publicUrl).pathname.replace(/\/+$/, '') });
    return made;
  };

  const inProcessFetch: typeof fetch = async (input, init) => {
    // Node requires `duplex` for streamed bodies; callers written for browsers don't set it.
    const request = new Request(input, Object.assign({}, init, { duplex: 'half' }));
    if (!request.url.startsWith(`${publicUrl}/`)) {
      throw new TypeError(`${new URL(request.url).origin} is not the backend`);
    }
    app ??= make();
    await app.ready();
    request.signal.throwIfAborted();
    const payload = request.body ? Readable.from(request.body) : undefined;
    const answer = await orAborted(
      app.inject({ ...head(request), payloadAsStream: true, ...(payload ? { payload } : {}) }),
      request.signal,
      payload,
    );
    return toResponse(answer, request);
  };
  return { fetch: inProcessFetch, close: async () => app?.close() };
}

function head(request: Request) {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  if (request.body && !headers['content-length']) headers['transfer-encoding'] = 'chunked';
  return { method: request.method as HTTPMethods, url: pathname + search, headers };
}

/** Waits for the response head. If the caller aborts first, cancels the upload and discards the response. */
async function orAborted(
  pending: Promise<LightMyRequestResponse>,
  signal: AbortSignal,
  payload: Readable | undefined,
): Promise<LightMyRequestResponse> {
  payload?.on('error', () => {});
  const aborted = Promise.withResolvers<never>();
  const abort = () => {
    payload?.destroy(new Error('the caller aborted'));
    pending.then(discard, () => {});
    aborted.reject(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([pending, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function toResponse(answer: LightMyRequestResponse, request: Request): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (hopByHop.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
  }
  const hasBody = request.method !== 'HEAD' && !bodiless.has(answer.statusCode);
  return new Response(hasBody ? toBody(answer, request) : null, { status: answer.statusCode, headers });
}

/** A reader that cancels ends the source too, as a closed socket would. */
function toBody(answer: LightMyRequestResponse, request: Request): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = answer.stream()[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      request.signal.addEventListener('abort', () => {
        controller.error(request.signal.reason);
        discard(answer);
      });
    },
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (request.signal.aborted) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => discard(answer),
  });
}

function discard(answer: LightMyRequestResponse): void {
  answer
    .stream()
    .on('error', () => {})
    .destroy();
  answer.raw.res.destroy();
}
