import type { ErrorCode } from '@rxweb/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';
import type { Limits } from './limits.ts';

/** What browsers may reach of the backend-as-a-service. Administration, remote procedures and other tables are for servers only. */
const openDoors: readonly { path: RegExp; methods: readonly string[] }[] = [
  {
    path: /^auth\/v1\/(token|logout|user|settings|health|recover|verify|otp|resend|signup|reauthenticate|\.well-known\/jwks\.json)$/,
    methods: ['GET', 'POST', 'PUT'],
  },
  { path: /^auth\/v1\/factors(\/[\w-]+(\/(challenge|verify))?)?$/, methods: ['POST', 'DELETE'] },
  { path: /^rest\/v1\/messages$/, methods: ['GET', 'HEAD'] },
  { path: /^storage\/v1\/object\/.+$/, methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] },
  { path: /^storage\/v1\/bucket(\/[\w-]+)?$/, methods: ['GET'] },
  { path: /^realtime\/v1\/websocket$/, methods: ['GET'] },
];

/** Spellings that two programs may read differently: dot segments, empty segments, encoded separators, other separators. */
const ambiguous = /(^|\/)\.{1,2}(\/|$)|\/\/|\\|%(2e|2f|5c|00|25)|[@#;]/i;

/** Lets a request under `/backend/` through only when its path is plain and on the list. */
export async function backendGate(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const refusal = refusalOf(request.method, request.raw.url ?? '');
  // Sent from here, since the services behind the gate render errors in shapes of their own.
  return refusal ? sendError(reply, new AppError(refusal)) : undefined;
}

/** Files that browsers send straight to the storage service count like those that go through our server. */
export function limitUploads(limits: Limits) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const isUpload = request.method === 'POST' || request.method === 'PUT';
    if (!isUpload || !/^\/backend\/storage\/v1\/object\/(chat-uploads|upload\/sign)\//.test(request.raw.url ?? ''))
      return;
    try {
      await limits.consume('upload', request, null);
    } catch (error) {
      if (error instanceof AppError) return sendError(reply, error);
      throw error;
    }
  };
}

function refusalOf(method: string, url: string): ErrorCode | null {
  const path = backendPath(url);
  if (path === null || ambiguous.test(path)) return 'invalid_input';
  const doors = openDoors.filter((door) => door.path.test(path));
  if (doors.length === 0) return 'not_found';
  return doors.some((door) => door.methods.includes(method)) ? null : 'method_not_allowed';
}

/** The part of the address after `/backend/`, without the query; null when it is not there. */
function backendPath(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/backend/') ? path.slice('/backend/'.length) : null;
}
