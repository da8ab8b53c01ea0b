import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KnownDevice } from '@rxweb/backend';
import { readCookie } from '../../kernel/http/read-cookie.ts';

/** A browser with a full sign-in in its past. Its cookie only counts its tries apart from strangers' (security rows A1, A2). */
export interface Device {
  id: string;
  /** Names the device to an account that signed in there before. */
  knownTo: KnownDevice;
}

export interface DeviceCookies {
  /** Null without a cookie of ours, or with one that is too old. */
  read(cookies: string | undefined): Device | null;
  /** The `Set-Cookie` that adds the account to the device, or makes a new device. */
  remember(cookies: string | undefined, email: string): string;
}

interface DeviceCookieOptions {
  /** Any lasting secret of the installation. */
  secret: string;
  /** Over TLS. */
  isSecure: boolean;
  now(): Date;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** Renewed by each full sign-in. */
const lifeDays = 180;
/** A counter's staff. The account unused for longest goes first. */
const maxAccounts = 30;
const tagChars = 16;

/** Signed, and without an address in plain words: `id.day.tags.mac`, the tags being keyed hashes of the accounts' addresses. */
export function createDeviceCookies({ secret, isSecure, now }: DeviceCookieOptions): DeviceCookies {
  const name = isSecure ? '__Host-rx-device' : 'rx-device';
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const tagOf = (email: string) => mac(`account ${email.trim().toLowerCase()}`).slice(0, tagChars);
  const today = () => Math.floor(now().getTime() / dayMs);

  const open = (cookies: string | undefined) => {
    const [, id, day, tags, proof] = cookieForm.exec(readCookie(cookies, name) ?? '') ?? [];
    if (!id || !day || !tags || !proof) return null;
    const isOurs = timingSafeEqual(Buffer.from(proof), Buffer.from(mac(`device ${id}.${day}.${tags}`)));
    return isOurs && today() - Number(day) < lifeDays ? { id, tags: tags.split('~') } : null;
  };

  return {
    read(cookies) {
      const device = open(cookies);
      if (!device) return null;
      const { id, tags } = device;
      return { id, knownTo: (email) => (tags.includes(tagOf(email)) ? id : null) };
    },
    remember(cookies, email) {
      const { id = randomBytes(16).toString('base64url'), tags: others = [] } = open(cookies) ?? {};
      const tag = tagOf(email);
      const tags = [tag, ...others.filter((other) => other !== tag)].slice(0, maxAccounts).join('~');
      const value = `${id}.${today()}.${tags}`;
      const attributes = `Path=/; Max-Age=${(lifeDays * dayMs) / 1_000}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
      return `${name}=${value}.${mac(`device ${value}`)}; ${attributes}`;
    },
  };
}

const cookieForm = /^([\w-]{22})\.(\d{1,6})\.([\w-]{16}(?:~[\w-]{16})*)\.([\w-]{43})$/;
