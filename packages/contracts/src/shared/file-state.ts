import * as z from 'zod/mini';

/** What the virus scanner said of a file. `unscanned`: there is none; `pending`: nothing yet; `failed`: it couldn't tell. */
export const fileScans = ['unscanned', 'pending', 'clean', 'infected', 'failed'] as const;
export type FileScan = (typeof fileScans)[number];

/** What staff see of a file that came from outside, before they open it. */
export const fileState = z.object({
  scan: z.enum(fileScans),
  /** The scanner's name for the malware, or why it couldn't tell. */
  found: z.nullable(z.string()),
  /** Staff deleted it because it is infected. */
  isDeleted: z.boolean(),
});
export type FileState = z.infer<typeof fileState>;

export const unknownState: FileState = { scan: 'unscanned', found: null, isDeleted: false };

/** Header of a view: how many pages the file has. */
export const pagesHeader = 'x-rx-pages';
/** Staff see as many pages of a PDF as pictures. */
export const maxViewPages = 20;

export const viewPage = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxViewPages)), 1),
});
