import type { StoreInfo } from '@rxweb/contracts/store';
import type { ManagedUser } from '@rxweb/contracts/users';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatTime } from '@rxweb/domain/text/format';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Spec section 4: `Blocked` if the flag is set, otherwise `Active`. */
export function statusWord({ blocked }: Pick<ManagedUser, 'blocked'>): 'Blocked' | 'Active' {
  return blocked ? 'Blocked' : 'Active';
}

/** Not accepted yet. */
export function isInvited({ invite_expires_at, email_confirmed_at }: ManagedUser): boolean {
  return invite_expires_at !== null && email_confirmed_at === null;
}

/** `Invited, expires in 3 h`, `Invitation expired`; null without one. */
export function inviteText(user: ManagedUser, now: Date): string | null {
  if (user.email_confirmed_at !== null) return null;
  if (user.invite_expires_at === null) return 'Not accepted yet';
  const leftMs = Date.parse(user.invite_expires_at) - now.getTime();
  return leftMs > 0 ? `Invited, expires in ${formatLeft(leftMs)}` : 'Invitation expired';
}

/** Rounded up: `12 min`, `3 h`. */
export function formatLeft(leftMs: number): string {
  const minutes = Math.ceil(leftMs / minuteMs);
  return minutes < 60 ? `${minutes} min` : `${Math.round(leftMs / hourMs)} h`;
}

/** `Today, 8:26 am`, `Yesterday, 5:02 pm`, `May 18, 2026`; `Never`. */
export function whenText(store: StoreInfo, iso: string | null, now: Date): string {
  if (iso === null) return 'Never';
  const at = new Date(iso);
  const date = storeDate(store, at);
  const today = storeDate(store, now);
  if (date === today) return `Today, ${formatTime(store, at)}`;
  if (date === addDays(today, -1)) return `Yesterday, ${formatTime(store, at)}`;
  return dateText(store, iso);
}

/** `May 18, 2026`, in store time. */
export function dateText(store: StoreInfo, iso: string): string {
  return formatDate(storeDate(store, new Date(iso))).replace(/^\w+, /, '');
}

/** `Mon, May 18, 2026, 8:26 am`. */
export function momentText(store: StoreInfo, iso: string): string {
  const at = new Date(iso);
  return `${formatDate(storeDate(store, at))}, ${formatTime(store, at)}`;
}

/** `6 users: 5 active (1 invited), 1 blocked.`; filtered, the match count first. */
export function countText(users: readonly ManagedUser[], shown: number): string {
  const blocked = users.filter((user) => user.blocked).length;
  const invited = users.filter((user) => isInvited(user) && !user.blocked).length;
  const active = `${users.length - blocked} active${invited > 0 ? ` (${invited} invited)` : ''}`;
  const all = `${users.length} ${users.length === 1 ? 'user' : 'users'}`;
  return shown === users.length ? `${all}: ${active}, ${blocked} blocked.` : `${shown} of ${all} shown.`;
}
