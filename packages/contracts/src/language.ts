/** The languages the public screens and the assistant speak, the first one unless another is asked for. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
