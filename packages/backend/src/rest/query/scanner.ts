import { RestError, restFailures } from '../errors.ts';

/** Reads text from left to right. Patterns are sticky (`y`): they match here or not at all. */
export interface Scanner {
  /** Consumes and returns a match here; undefined if there is none. */
  take(pattern: RegExp): string | undefined;
  /** Consumes a required match, or throws. */
  expect(pattern: RegExp, expected: string): string;
  /** Throws unless everything was read. */
  expectEnd(): void;
  /** The error for something unexpected here. */
  failure(expected: string): RestError;
}

/** Starts on text; `what` names it in errors: "failed to parse <what> (<text>)". */
export function scan(text: string, what: string): Scanner {
  let position = 0;

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    const found = pattern.exec(text)?.[0];
    position += found?.length ?? 0;
    return found;
  };
  const failure = (expected: string): RestError => {
    const next = String.fromCodePoint(text.codePointAt(position) ?? 0);
    const unexpected = position < text.length ? JSON.stringify(next) : 'end of input';
    return new RestError(
      restFailures.unparsable(
        `"failed to parse ${what} (${text})" (line 1, column ${position + 1})`,
        `unexpected ${unexpected} expecting ${expected}`,
      ),
    );
  };
  return {
    take,
    failure,
    expect(pattern, expected) {
      const found = take(pattern);
      if (found === undefined) throw failure(expected);
      return found;
    },
    expectEnd() {
      if (position < text.length) throw failure('end of input');
    },
  };
}
