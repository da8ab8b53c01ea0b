/** A line without its end; null if too long. */
export interface Line {
  /** Starts at 1. */
  number: number;
  bytes: Buffer | null;
}

const newline = 0x0a;

/** Keeps at most `maxBytes` per line. */
export async function* readLines(stream: AsyncIterable<Buffer | string>, maxBytes: number): AsyncGenerator<Line> {
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= maxBytes) parts.push(part);
    else parts = [];
  };
  const take = (): Line => {
    const line = { number, bytes: length <= maxBytes ? Buffer.concat(parts) : null };
    number += 1;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let rest = Buffer.from(chunk);
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline)) {
      add(rest.subarray(0, end));
      yield take();
      rest = rest.subarray(end + 1);
    }
    add(rest);
  }
  if (length > 0) yield take();
}
