import { Readable, Transform } from 'node:stream';

export interface LimitedBytes {
  stream: ReadableStream;
  exceeded(): boolean;
  bytes(): number;
}

/** More than `maxBytes` aborts the stream, whatever length was announced. */
export function limitBytes(source: Readable, maxBytes: number): LimitedBytes {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new Error('more bytes than allowed'));
      else done(null, chunk);
    },
  });
  source.once('error', (error) => counter.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded) counter.destroy(new Error('the body ended early'));
  });
  return {
    stream: Readable.toWeb(source.pipe(counter)) as ReadableStream,
    exceeded: () => bytes > maxBytes,
    bytes: () => bytes,
  };
}
