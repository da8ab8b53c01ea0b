import type { BrandSettings } from '@rxweb/contracts/settings/brand';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import type { Site } from '@rxweb/platform/text/site-look';
import { brandLook } from '../brand/brand-look.ts';

/** Who mails and pages outside the app speak for. */
export function siteOf(
  { name, address, phone }: Pick<StoreInfo, 'name' | 'address' | 'phone'>,
  brand: BrandSettings | undefined,
): Site {
  const look = brandLook(brand);
  const accent = look?.accent;
  return {
    name,
    lines: [address, formatPhone(phone)],
    ...(accent && {
      accent: {
        accent: [accent.light.accent, accent.dark.accent],
        onAccent: [accent.light.accentContrast, accent.dark.accentContrast],
      },
    }),
    ...(look?.logo && { logo: look.logo.path }),
  };
}

/** A protected page, so the login dialog opens. */
export const signInPath = '/app/dashboard';
