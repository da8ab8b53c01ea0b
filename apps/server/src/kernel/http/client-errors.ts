import type { Socket } from 'node:net';
import type { SecurityHeaders } from './security-headers.ts';
import { slowBodyCode } from './slow-bodies.ts';

const texts: Record<string, readonly [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request’s headers are too large'],
  [slowBodyCode]: ['408 Request Timeout', 'The request took too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
};
const malformed = ['400 Bad Request', 'The request is malformed'] as const;

/** Answers what Node could not read as a request, with the headers of every other answer, and closes the connection. */
export function answerClientErrors(headers: SecurityHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // A slow body has no answer yet; what was written belongs to earlier requests.
    const isAnswered = socket.bytesWritten > 0 && error.code !== slowBodyCode;
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || isAnswered) {
      socket.destroy();
      return;
    }
    const [status, message] = texts[error.code ?? ''] ?? malformed;
    const body = JSON.stringify({ error: message });
    const own = [
      ['content-type', 'application/json; charset=utf-8'],
      ['content-length', String(Buffer.byteLength(body))],
      ['cache-control', 'no-store'],
      ['connection', 'close'],
    ];
    const lines = [...headers, ...own].map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
