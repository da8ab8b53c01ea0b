import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import type { Site } from '@rxweb/platform/text/site-look';

/** Who mails and pages outside the app speak for. */
export function siteOf({ name, address, phone }: Pick<StoreInfo, 'name' | 'address' | 'phone'>): Site {
  return { name, lines: [address, formatPhone(phone)] };
}

/** A protected page, so the login dialog opens. */
export const signInPath = '/app/dashboard';
