import * as z from 'zod/mini';
import { calendarDate } from '../shared/calendar-date.ts';
import { legalPages, practicesPage } from '../shared/legal-pages.ts';

export { type LegalPageName, legalPages } from '../shared/legal-pages.ts';

/** The pages that don't bind every store. */
export const markablePages = ['sms-terms', practicesPage, 'nondiscrimination', 'languages', 'accessibility'] as const;
export type MarkablePage = (typeof markablePages)[number];

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(60_000));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** The owner's words; a blank line starts a paragraph. Without Spanish, Spanish readers see the English ones, marked as English. */
export const ownWords = z.strictObject({ en: words, es: z.optional(words) });
export type OwnWords = z.infer<typeof ownWords>;

/** Why a page doesn't apply to the store, and since when. Who marked it is in the history. */
const mark = z.strictObject({ on: calendarDate, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) });
export type NotApplicable = z.infer<typeof mark>;

/** What only the owner can say on the legal pages. Nothing has a default: what is missing isn't shown. */
export const legalSettings = z.strictObject({
  /** The day on which the owner confirmed each page. A page without one says that it's a draft. */
  confirmedOn: z.optional(z.partialRecord(z.enum(legalPages), calendarDate)),
  /** Pages that visitors don't see and no one is asked to fill in. Void where a page binds the store (`bindingPages`). */
  notApplicable: z.optional(z.partialRecord(z.enum(markablePages), mark)),
  /** Shown at the end of a page. */
  more: z.optional(z.partialRecord(z.enum(legalPages), ownWords)),
  email: z.optional(z.email().check(z.maxLength(254))),
  noticeOfPrivacyPractices: z.optional(z.strictObject({ effectiveOn: calendarDate, text: ownWords })),
  nondiscrimination: z.optional(
    z.strictObject({
      /** Whom the store doesn't discriminate against; counsel picks the words (domain facts 2, I3). */
      statement: ownWords,
      /** Free aids and interpreters, and how to ask for them. */
      aids: ownWords,
      interpreterPayment: z.optional(ownWords),
      coordinator: z.optional(z.strictObject({ name, title: z.optional(name) })),
      grievance: z.optional(ownWords),
    }),
  ),
  /** The notice of availability in each language, English too, as published by HHS (domain facts 2, I4). */
  languageNotices: z.optional(
    z
      .array(
        z.strictObject({
          /** BCP 47, such as `vi`. */
          tag: z
            .string()
            .check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'a language tag such as vi or zh-Hant')),
          /** In its own language. */
          name,
          text: words,
          isRightToLeft: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(60)),
  ),
  /** Empty: no page promises an interpreter (domain facts 2, K3). */
  interpreterLine: z.optional(
    z.strictObject({
      phone: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'a phone number as +15555550100')),
      /** Which languages, and when. */
      about: z.optional(ownWords),
    }),
  ),
  accessibility: z.optional(
    z.strictObject({
      knownGaps: z.optional(ownWords),
      /** Working days within which the store answers. */
      answerDays: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
    }),
  ),
  /** As registered with the carriers. Without it the store's name. */
  textingProgram: z.optional(name),
});
export type LegalSettings = z.infer<typeof legalSettings>;
