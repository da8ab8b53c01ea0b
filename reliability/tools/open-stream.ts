import { request } from 'node:http';

/** Asks the chat and reads the answer to its end: the name of the last event, the status of a refusal, or why the line went. */
export function openStream(origin: string, text: string, headers: Record<string, string>): Promise<string> {
  const body = JSON.stringify({ text, attachments: [], mode: 'default' });
  return new Promise((resolve) => {
    const outgoing = request(
      `${origin}/api/chat-stream`,
      {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
      },
      (incoming) => {
        let tail = '';
        incoming.on('data', (chunk: Buffer) => (tail = (tail + chunk).slice(-400)));
        incoming.on('error', (error) => resolve(error.message));
        incoming.on('end', () => {
          const last = [...tail.matchAll(/^event: (.*)$/gm)].at(-1)?.[1];
          resolve(incoming.statusCode === 200 ? (last ?? 'nothing') : String(incoming.statusCode));
        });
      },
    );
    outgoing.on('error', (error) => resolve(error.message));
    outgoing.end(body);
  });
}
