/** Languages of the public screens and the assistant; the first is the default. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Cookie that tells the server which language the visitor chose, nothing else. */
export const languageCookie = 'rx-language';
