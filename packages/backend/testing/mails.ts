import { setTimeout } from 'node:timers/promises';
import type { Mail } from '../src/create-backend.ts';

/** Collects the backend's mails in order. */
export function createMailbox() {
  const mails: Mail[] = [];
  return {
    mails,
    sendMail: async (mail: Mail) => void mails.push(mail),
    /** Waits for a mail to the address and removes it, since mails are sent after the response. */
    async take(to: string): Promise<Mail> {
      const end = Date.now() + 5_000;
      while (Date.now() < end) {
        const index = mails.findIndex((mail) => mail.to === to);
        const [mail] = index < 0 ? [] : mails.splice(index, 1);
        if (mail) return mail;
        await setTimeout(10);
      }
      throw new Error(`no mail came to ${to}`);
    },
  };
}

/** The contents of an auth mail. */
export function readLinkMail({ text }: Mail) {
  const url = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return { url, token: url.searchParams.get('token') ?? '', code: /\b\d{8}\b/.exec(text)?.[0] ?? '' };
}

/** Presses the button on a link's page. Doesn't follow the redirect. */
export const pressLink = (url: URL, headers = {}) => fetch(url, { method: 'POST', redirect: 'manual', headers });

/** A redirect's target and its fragment. */
export function fragmentOf(response: Response) {
  const [address, fragment] = (response.headers.get('location') ?? '').split('#');
  return { address, values: Object.fromEntries(new URLSearchParams(fragment)) };
}
