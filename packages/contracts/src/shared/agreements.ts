import * as z from 'zod/mini';
import { calendarDate } from './calendar-date.ts';

/** The language model's is the server's (`ASSISTANT_AGREEMENT`). */
export const agreementServices = ['texts', 'mail'] as const;
export type AgreementService = (typeof agreementServices)[number];

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** A business associate agreement (45 CFR 164.504(e)). */
const agreement = z
  .strictObject({
    vendor: words(120),
    signed: calendarDate,
    /** What it covers, such as the account and the services. */
    scope: words(300),
    /** Its last day. */
    expires: z.optional(calendarDate),
  })
  .check(
    z.refine(({ signed, expires }) => expires === undefined || expires >= signed, {
      path: ['expires'],
      message: 'a last day that is not before the day it was signed',
    }),
  );
export type Agreement = z.infer<typeof agreement>;

export const agreementSettings = z.strictObject({ texts: z.optional(agreement), mail: z.optional(agreement) });

/** `ending`: within 30 days. */
export const agreementStates = ['current', 'ending', 'ended', 'missing'] as const;
export type AgreementState = (typeof agreementStates)[number];
