import * as z from 'zod/mini';
import { settings } from './settings.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { languages } from './shared/language.ts';
import { legalPages } from './shared/legal-pages.ts';

/** A legal page as visitors would see it with settings that aren't saved. Saves nothing. */
export const previewLegalPage = defineEndpoint({
  method: 'POST',
  path: '/api/admin/legal-preview',
  access: ['admin'],
  input: { body: z.strictObject({ settings, page: z.enum(legalPages), language: z.enum(languages) }) },
  /** A whole document without a script. `isHidden`: visitors don't see the page yet. */
  output: z.object({ html: z.string(), isHidden: z.boolean() }),
  errors: [],
});
