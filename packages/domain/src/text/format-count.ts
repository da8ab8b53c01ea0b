import { countLimit } from '@rxweb/contracts/shared/limits';

/** A capped count for lists and badges: `17`, `200+`. */
export function formatCount(count: number): string {
  return count > countLimit ? `${countLimit}+` : String(count);
}
