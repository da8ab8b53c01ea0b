import { countLimit } from '@rxweb/contracts/shared/limits';

/** A count of a list or a badge, as far as it was counted: `17`, `200+`. */
export function formatCount(count: number): string {
  return count > countLimit ? `${countLimit}+` : String(count);
}
