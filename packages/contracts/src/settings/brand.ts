import * as z from 'zod/mini';

export const brandLimits = {
  /** What fits below an icon on a phone. */
  maxShortNameChars: 12,
  /** Of a picture that is chosen as the logo. */
  maxPictureBytes: 2 * 2 ** 20,
  minPictureSide: 128,
  /** The redrawn logo is a square of this side at most, in pixels. */
  logoSide: 256,
  /** Of the redrawn logo as a data URL: every version of the settings holds one, and a draft two. */
  maxLogoChars: 32_000,
} as const;

/** Lowercase, as color fields give it. */
export const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'a color such as #2c5c38'));

/** A square PNG or JPEG as the server redraws it. */
export const logoData = z
  .string()
  .check(
    z.maxLength(brandLimits.maxLogoChars),
    z.regex(/^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]+={0,2}$/, 'a PNG or JPEG picture'),
  );

/** Why a picture can't be the logo: not a JPEG, PNG, GIF or WebP (an SVG is a program), damaged or unsafe, or too few pixels. */
export const logoRefusals = ['kind', 'broken', 'small'] as const;
export type LogoRefusal = (typeof logoRefusals)[number];

/** How the store looks. What is missing is ours: the mortar, and the color of the season. */
export const brandSettings = z.strictObject({
  logo: z.optional(logoData),
  /** As the owner chose it. Pages show the nearest color that can be read (domain, brand/accent). */
  accent: z.optional(hexColor),
  /** Below the icon on a phone. */
  shortName: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(brandLimits.maxShortNameChars))),
});
export type BrandSettings = z.infer<typeof brandSettings>;
