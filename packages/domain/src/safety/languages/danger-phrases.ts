/** What a phrase means: five kinds need 911, `poison` needs Poison Control, `suicide` needs 988. */
export const dangerKinds = ['breath', 'chestPain', 'unconscious', 'bleeding', 'suicide', 'poison', 'help'] as const;
export type DangerKind = (typeof dangerKinds)[number];

/**
 * Danger phrases of a language, one a line. `…` is for other words of the sentence, `(a|b)` for alternatives, `(a)?` for an optional part. In
 * scripts with spaces a word may end differently unless `_` follows it; a line that starts with `=` needs its accents, and `^` asks for the whole text.
 */
export type DangerPhrases = Readonly<Record<DangerKind, string>> & {
  /** Said without danger: denied, long past, a story, an exaggeration. These words are cut out before the search. */
  readonly calm?: string;
};
