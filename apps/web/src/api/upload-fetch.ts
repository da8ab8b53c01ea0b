/** Contains "network", which selects the user's message (spec section 8). */
const networkFailure = 'Network error: failed to fetch';
const stalledFailure = 'Network timeout';

/** After this long without progress a connection counts as lost. */
const stalledAfterMs = 60_000;

/** Reports bytes sent, which the browser's `fetch` doesn't. Supports a body and a short answer only. */
export function createUploadFetch(
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const giveUp = () => {
        reject(new TypeError(stalledFailure));
        request.abort();
      };
      let stall = setTimeout(giveUp, stalledAfterMs);
      const moved = () => {
        clearTimeout(stall);
        stall = setTimeout(giveUp, stalledAfterMs);
      };
      signal.addEventListener('abort', abort, { once: true });
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = (event) => {
        moved();
        onProgress(event.loaded, event.total);
      };
      request.onload = () => resolve(toResponse(request));
      request.onerror = () => reject(new TypeError(networkFailure));
      request.onabort = () => reject(signal.reason);
      request.onloadend = () => {
        clearTimeout(stall);
        signal.removeEventListener('abort', abort);
      };
      request.send(toBody(init.body));
    });
}

function toBody(body: BodyInit | null | undefined): XMLHttpRequestBodyInit | null {
  if (body instanceof ReadableStream) throw new TypeError('an upload with progress cannot send a stream');
  return body ?? null;
}

function toResponse({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(status === 204 ? null : responseText, { status, statusText });
}
