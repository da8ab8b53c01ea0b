/** Phrasing that texts for people must not use, with what to write instead. */
export interface Phrase {
  pattern: RegExp;
  better: string;
}

export const phrases: readonly Phrase[] = [
  { pattern: /\b(?:some|no)body(?:[’']s)?\b/i, better: 'someone, no one, or the actor' },
  { pattern: /\bwhoever\b/i, better: 'the actor' },
  { pattern: /\banew\b/i, better: 'again, new' },
  { pattern: /\bbegun\b/i, better: 'started' },
  { pattern: /\bin vain\b/i, better: 'without success' },
  { pattern: /\bhand(?:ed|ing|s)?[ -]over\b/i, better: 'deliver, dispatch' },
  { pattern: /\b(?:is|are|was|were|be) told\b/i, better: 'name who says what' },
  { pattern: /\b(?:go|goes|went) on\b/i, better: 'continue, keep' },
  { pattern: /\b(?:has|have) to be\b/i, better: 'must be' },
  { pattern: /\bwaits? for you\b/i, better: 'needs attention' },
  { pattern: /\bruns? out first\b/i, better: 'expires first' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, better: 'fix' },
  { pattern: /\bnumbers? on call\b/i, better: 'on-call number' },
  { pattern: /\bpassword of now\b/i, better: 'current password' },
  { pattern: /\bin the right way\b/i, better: 'correctly' },
  { pattern: /\b(?:we|you) mail(?:ed)? you\b|\ba mail\b/i, better: 'email' },
  { pattern: /\blook whether\b/i, better: 'check whether' },
  { pattern: /\bsays? that it is so\b/i, better: 'confirms' },
  { pattern: /(?:\d|…)\s%(?![\w(])/, better: '20%, without a space' },
  { pattern: /\d (?:[ap]m|[ap]\.\s?m\.)\s?[–-]\s?\d/, better: '8:30 am to 5:30 pm' },
  { pattern: /\bplease (?:enter|fill|choose|use at least|write)\b/i, better: 'the verb alone' },
  { pattern: /\b(?:tú|tus|puedes|tienes|quieres|escribe tu|elige)\b/i, better: 'the form of usted' },
  { pattern: /\bpor favor, (?:llene|revise|escriba|elija)\b/i, better: 'the verb alone' },
  { pattern: /\bmandar(?:le|nos)? (?:el|un) enlace\b/i, better: 'enviar' },
];

/** Only sentences on a screen: a log line has no final period. */
export const contractions: Phrase = {
  pattern: /\b(?:cannot|(?:could|do|does|did|is|are|was|were|has|have|will|should) not)\b[^.]*[.?!]/i,
  better: 'a contraction',
};

/** Texts of the specification, emergency texts and quotations. They stay to the letter. */
export const keptTexts: readonly string[] = [
  'This chat cannot call for help.',
  'The storage bucket “…” does not exist. Files can’t be sent; please ask for it to be created.',
  'Could not capture photo. Please try again.',
  '"Sharps, do not recycle"',
];
