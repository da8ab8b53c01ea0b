import type { Endpoint, EndpointInput } from '@rxweb/contracts/shared/endpoint';
import { type ErrorCode, errorBody, errorCatalogue } from '@rxweb/contracts/shared/errors';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { asNetworkError, type CallOptions, sendRequest } from './send-request.ts';
import { reportSessionError } from './session-error.ts';

/** Before validation. */
export type EndpointArguments<E extends Endpoint> = {
  [Part in keyof E['input'] & keyof EndpointInput]: E['input'][Part] extends 'raw'
    ? Blob
    : E['input'][Part] extends z.core.$ZodType
      ? z.input<E['input'][Part]>
      : never;
};

/** The contract's output, or the response itself for a stream or a file. */
export type EndpointResult<E extends Endpoint> = E['output'] extends z.core.$ZodType ? z.output<E['output']> : Response;

export type { CallOptions };

/** Throws {@link ApiError}, or the signal's reason on abort. */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  options: CallOptions = {},
): Promise<EndpointResult<E>> {
  const response = await sendRequest(endpoint, input, options);
  if (!response.ok) {
    const error = await readError(response);
    reportSessionError(error, options.accessToken);
    throw error;
  }
  return (await readOutput(endpoint, response).catch(asNetworkError(options.signal))) as EndpointResult<E>;
}

const looseErrorBody = z.partial(errorBody);

async function readOutput({ output }: Endpoint, response: Response): Promise<unknown> {
  if (output === 'event-stream' || output === 'file') return response;
  const text = await response.text();
  const parsed = z.safeParse(output, parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ApiError('bad_response', response.status, 'The server sent a response this page doesn’t understand.');
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

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(errorCatalogue, code);
}
