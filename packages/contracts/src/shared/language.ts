/** The languages the public screens and the assistant speak, the first one unless another is asked for. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Where a browser tells the server the visitor's own choice, beside what it keeps itself. It says nothing else about her. */
export const languageCookie = 'rx-language';
