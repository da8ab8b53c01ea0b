export interface Answer {
  method: string;
  /** Path and query after the project's URL, such as `/auth/v1/token?grant_type=password`. */
  path: string;
  requestHeaders: Headers;
  requestBody: RequestInit['body'];
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined if the text isn't JSON. */
  body: unknown;
}

/** A fetch that records calls. Doesn't follow redirects: the target is part of the answer. */
export function createRecordingFetch(base: string) {
  const answers: Answer[] = [];
  const recordingFetch: typeof fetch = async (input, init = {}) => {
    const response = await fetch(input, { redirect: 'manual', ...init });
    const text = await response.clone().text();
    answers.push({
      method: init.method ?? 'GET',
      path: (input instanceof Request ? input.url : String(input)).slice(base.length),
      requestHeaders: new Headers(init.headers),
      requestBody: init.body,
      status: response.status,
      headers: response.headers,
      text,
      body: parseJson(text),
    });
    return response;
  };
  return { answers, fetch: recordingFetch };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
