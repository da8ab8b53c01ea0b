import { Readable } from 'node:stream';

/** Returns the first bytes of a stream and the complete stream. */
export async function readHead(source: Readable, bytes: number): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  const rest = source.iterator({ destroyOnReturn: false });
  for (let read = 0; read < bytes; ) {
    const { done, value } = await rest.next();
    if (done) break;
    chunks.push(value);
    read += value.length;
  }
  const head = Buffer.concat(chunks);
  return { head: head.subarray(0, bytes), whole: Readable.from(joined(head, rest)) };
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}
