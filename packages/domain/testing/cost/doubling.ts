/** How the time of a function grows with its input. */
export interface Growth {
  /** Time of four times the input divided by the time of the input: about 4 when linear, 16 when quadratic. */
  ratio: number;
}

const rounds = 3;
/** Above this, time grows faster than the input. */
export const mostRatio = 11;

function timeOf(read: (text: string) => void, text: string): number {
  const started = performance.now();
  read(text);
  return performance.now() - started;
}

/** Reads a piece repeated to `size` characters, doubled twice. Other programs disturb: the first good ratio counts. */
export function growthOf(read: (text: string) => void, piece: string, size: number): Growth {
  const text = (chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
  const [short, long] = [text(size), text(size * 4)];
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 12 && ratio > mostRatio; attempt++) {
    const least = Math.max(0.05, Math.min(...Array.from({ length: rounds }, () => timeOf(read, short))));
    for (let round = 0; round < rounds && ratio > mostRatio; round++)
      ratio = Math.min(ratio, timeOf(read, long) / least);
  }
  return { ratio };
}

/** The ten that cost the gate most. */
export const worstForGate: readonly string[] = [
  '\ufdfa',
  'i want to die ',
  '1-',
  '1 x st ',
  'for Ab Cd ',
  'a.',
  '10 mg ',
  'a-',
  '1 ',
  'a1-',
];

/** Pieces that made patterns slow here or elsewhere, repeated without end. */
export const slowPieces: readonly string[] = [
  ...[
    '\ufdfa',
    '\ufb03',
    'é\u0301',
    '\u200b',
    ' ',
    '\n',
    '\n\n',
    '.',
    '. ',
    '-',
    "'",
    '(',
    '[',
    '1',
    '1 ',
    '1-',
    '1.',
    '(1)',
    '+1 ',
  ],
  ...[
    'a',
    'A',
    'a ',
    'a.',
    'a@',
    'a-',
    'a:',
    '::',
    '1a',
    'a1-',
    'A, ',
    'K-',
    'x@x.',
    'http://',
    '1 x st ',
    'po box ',
    'calle a ',
  ],
  ...[
    '1 a a a ',
    'rx rx ',
    'rx # ',
    'id id number ',
    'member id ',
    'dob ',
    'dob the of the ',
    'jan ',
    'one ',
    '12 12 ',
    'ssn ',
  ],
  ...[
    'card ',
    'ends in ',
    'last four ',
    'my name is ',
    'for Ab Cd ',
    'Mary ',
    'Dr. ',
    'soy ',
    'mi mamá ',
    'my mother Xx ',
  ],
  ...[
    'not ',
    'no ',
    'i took ',
    'take ',
    'pills ',
    'i want to die ',
    'and ',
    'chest pain ',
    '10 mg ',
    'he he ',
    'aa bb ',
    'open on ',
    'monday ',
  ],
];
