import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { roles } from './shared/roles.ts';

/** Also checked by the database, which keeps the newest 100 of an account. */
export const draftLimits = {
  maxPlaceChars: 200,
  maxTextChars: 100_000,
  maxPerRequest: 20,
  /** Since the last change. */
  lifeDays: 14,
} as const;

const place = z.string().check(z.minLength(1), z.maxLength(draftLimits.maxPlaceChars));

/** What a user typed and has not saved. `place` is the page and field, as the page names it. */
export const keptDraft = z.object({ place: z.string(), text: z.string(), updatedAt: z.string() });
export type KeptDraft = z.infer<typeof keptDraft>;

/** The user's own drafts, newest first, and the key of the copy in the browser (base64). */
export const listDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/drafts',
  access: roles,
  input: {},
  output: z.object({ drafts: z.array(keptDraft), copyKey: z.string() }),
  errors: [],
});

/** Keeps the user's drafts, or drops those without text. */
export const saveDrafts = defineEndpoint({
  method: 'PUT',
  path: '/api/drafts',
  access: roles,
  input: {
    body: z.strictObject({
      drafts: z
        .array(z.strictObject({ place, text: z.nullable(z.string().check(z.maxLength(draftLimits.maxTextChars))) }))
        .check(z.maxLength(draftLimits.maxPerRequest)),
    }),
  },
  output: z.object({ kept: z.number() }),
  errors: [],
});
