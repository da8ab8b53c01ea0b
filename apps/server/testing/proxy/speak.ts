import { connect } from 'node:net';

/** Speaks HTTP by hand, since clients tidy paths and headers. What follows an empty line is the body. */
export async function speak(origin: string, method: string, path: string, headers: string[]) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const [head, body] = [headers.slice(0, headers.indexOf('') + 1 || undefined), headers.indexOf('')];
  const hostLine = headers.some((line) => line.toLowerCase().startsWith('host:')) ? [] : ['host: rx.test'];
  const closeLine = headers.some((line) => line.toLowerCase().startsWith('connection:')) ? [] : ['connection: close'];
  const lines = [`${method} ${path} HTTP/1.1`, ...hostLine, ...closeLine, ...head.filter((line) => line !== '')];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body === -1 ? '' : headers.slice(body + 1).join('')}`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  const [top = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...answerLines] = top.split('\r\n');
  const pairs = answerLines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: new Headers(pairs), text: rest.join('\r\n\r\n') };
}
