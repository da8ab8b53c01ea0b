import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import type { Language } from '@rxweb/contracts/shared/language';
import { type NoticeChoices, readNoticeChoices, savePushDevice } from '@rxweb/contracts/staff-notices';
import { localValues } from '../storage/browser-storage.ts';
import type { StaffCall } from './use-staff-call.ts';

/** Whose notices this browser shows, and by which subscription: `account device`. */
const ownerKey = 'rx-push';

/** `unsupported`: browsers need TLS and, on some phones, the installed app. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The id of this browser's subscription, if it is this account's. */
export function ownDevice(userId: string): string | null {
  const [owner, device] = (localValues.get(ownerKey) ?? '').split(' ');
  return owner === userId ? (device ?? null) : null;
}

export function pushState(userId: string, devices: NoticeChoices['devices']): PushState {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const device = ownDevice(userId);
  return Notification.permission === 'granted' && devices.some(({ id }) => id === device) ? 'on' : 'off';
}

/** Asks for permission, which needs a press. False: the user or the browser refused. Rejects when no push service answers. */
export async function switchPushOn(
  call: StaffCall,
  userId: string,
  pushKey: string,
  language: Language,
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  await keep(call, registration, { userId, pushKey, language, isRenewal: false });
  return true;
}

/** This browser stops showing them. */
export async function forgetPush(): Promise<void> {
  localValues.remove(ownerKey);
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
}

/** For whom opted in on this browser; another account's subscription ends, so that a shared screen shows no one else's. */
export async function renewPush(call: StaffCall, userId: string, language: Language): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  if (ownDevice(userId) === null) return forgetPush();
  if (Notification.permission !== 'granted') return;
  const { pushKey } = await call(readNoticeChoices, {}, { headers: backgroundHeaders });
  await keep(call, registration, { userId, pushKey, language, isRenewal: true });
}

interface Wish {
  userId: string;
  pushKey: string;
  language: Language;
  isRenewal: boolean;
}

async function keep(
  call: StaffCall,
  registration: ServiceWorkerRegistration,
  { userId, pushKey, language, isRenewal }: Wish,
): Promise<void> {
  const key = bytesOf(pushKey);
  const known = await registration.pushManager.getSubscription();
  const isCurrent = known !== null && isSame(known.options.applicationServerKey, key);
  if (known && !isCurrent) await known.unsubscribe();
  const subscription = isCurrent
    ? known
    : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language, isRenewal };
  const { id } = await call(savePushDevice, { body }, isRenewal ? { headers: backgroundHeaders } : {});
  localValues.set(ownerKey, `${userId} ${id}`);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer());
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}
