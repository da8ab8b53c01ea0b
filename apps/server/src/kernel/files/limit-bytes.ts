import { Readable, Transform } from 'node:stream';

export interface LimitedBytes {
  stream: ReadableStream;
  /** Whether there were more than allowed. */
  exceeded(): boolean;
  /** How many came. */
  bytes(): number;
}

/** A web stream of at most `maxBytes` of the source; one byte more breaks it off, whatever length was announced. */
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
