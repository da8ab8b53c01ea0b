import * as z from 'zod/mini';

/** How the store's pages and mails look. */
export const brandingSettings = z.strictObject({
  /** The color of buttons and links in the light theme; the dark one is derived. Without it the color follows the season. */
  accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'a color as #235b4c')),
});
