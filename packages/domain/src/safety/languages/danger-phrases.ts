/** What a phrase means. Five kinds need 911, `poison` needs Poison Control, `suicide` needs 988. */
export const dangerKinds = ['breath', 'chestPain', 'unconscious', 'bleeding', 'suicide', 'poison', 'help'] as const;
export type DangerKind = (typeof dangerKinds)[number];

/**
 * Danger phrases of a language, each on a line. `…`: other words of the sentence; `(a|b)`: either; `(a)?`: optional; `a_`: the word ends
 * here; `=` first: with accents; `^` first: the whole text.
 */
export type DangerPhrases = Readonly<Record<DangerKind, string>>;
