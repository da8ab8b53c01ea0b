import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { ManagedUser } from '@rxweb/contracts/users';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatFullMonthDay, formatTime } from '@rxweb/domain/text/format';
import type { UsersTexts } from '../../texts/admin/users-en.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Spec section 4: `Blocked` if the flag is set, otherwise `Active`. */
export function statusWord({ blocked }: Pick<ManagedUser, 'blocked'>, texts: UsersTexts): string {
  return blocked ? texts.blocked : texts.active;
}

/** Not accepted yet. */
export function isInvited({ invite_expires_at, email_confirmed_at }: ManagedUser): boolean {
  return invite_expires_at !== null && email_confirmed_at === null;
}

/** `Invited, expires in 3 h`, `Invitation expired`; null without one. */
export function inviteText(user: ManagedUser, now: Date, texts: UsersTexts): string | null {
  if (user.email_confirmed_at !== null) return null;
  if (user.invite_expires_at === null) return texts.notAccepted;
  const leftMs = Date.parse(user.invite_expires_at) - now.getTime();
  return leftMs > 0 ? texts.invitedFor(formatLeft(leftMs, texts)) : texts.inviteExpired;
}

/** Rounded up: `12 min`, `3 h`. */
export function formatLeft(leftMs: number, texts: UsersTexts): string {
  const minutes = Math.ceil(leftMs / minuteMs);
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.round(leftMs / hourMs));
}

/** `Today, 8:26 am`, `Yesterday, 5:02 pm`, `May 18, 2026`; `Never`. */
export function whenText(store: StoreInfo, iso: string | null, now: Date, texts: UsersTexts): string {
  if (iso === null) return texts.never;
  const at = new Date(iso);
  const date = storeDate(store, at);
  const today = storeDate(store, now);
  const time = formatTime(store, at, texts.language);
  if (date === today) return texts.today(time);
  if (date === addDays(today, -1)) return texts.yesterday(time);
  return dateText(store, iso, texts.language);
}

/** `May 18, 2026`, in store time. */
export function dateText(store: StoreInfo, iso: string, language: Language): string {
  const date = storeDate(store, new Date(iso));
  if (language === 'es') return `${formatFullMonthDay(date, 'es')} de ${date.slice(0, 4)}`;
  return formatDate(date).replace(/^\w+, /, '');
}

/** `Mon, May 18, 2026, 8:26 am`. */
export function momentText(store: StoreInfo, iso: string, language: Language): string {
  const at = new Date(iso);
  return `${formatDate(storeDate(store, at), language)}, ${formatTime(store, at, language)}`;
}

/** `6 users: 5 active (1 invited), 1 blocked.`; filtered, the match count first. */
export function countText(users: readonly ManagedUser[], shown: number, { count: texts }: UsersTexts): string {
  const blocked = users.filter((user) => user.blocked).length;
  const invited = users.filter((user) => isInvited(user) && !user.blocked).length;
  const others = users.length - blocked;
  const active = invited > 0 ? texts.activeInvited(others, invited) : texts.active(others);
  const all = texts.users(users.length);
  return shown === users.length ? texts.all(all, active, blocked) : texts.shown(shown, all);
}
