import * as z from 'zod/mini';

/** What left for a language model in one call: masked words of the visitor, files and earlier answers, without our own rules and pages. */
export const modelDisclosure = z.object({
  at: z.string(),
  /** `check`: the safety check asked what the message is about. */
  purpose: z.enum(['answer', 'check']),
  /** As the agreement names it; the model's host without one. */
  vendor: z.string(),
  model: z.string(),
  /** In the order sent. */
  texts: z.array(
    z.object({
      from: z.enum(['visitor', 'assistant']),
      kind: z.enum(['message', 'earlier', 'file']),
      text: z.string(),
    }),
  ),
  pictures: z.number(),
});
export type ModelDisclosure = z.infer<typeof modelDisclosure>;
