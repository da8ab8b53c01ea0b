import { setTimeout } from 'node:timers/promises';
import type { Mail } from '../src/create-backend.ts';

/** A letter box: what the backend sends, in the order of sending. */
export function createMailbox() {
  const mails: Mail[] = [];
  return {
    mails,
    sendMail: async (mail: Mail) => void mails.push(mail),
    /** Waits for a mail to somebody and takes it out, since mails are sent after the answer. */
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

/** What a mail of the auth service holds. */
export function readLinkMail({ text }: Mail) {
  const url = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return { url, token: url.searchParams.get('token') ?? '', code: /\b\d{8}\b/.exec(text)?.[0] ?? '' };
}

/** Presses the button of the page that a link opens; the answer's redirect is not followed. */
export const pressLink = (url: URL, headers = {}) => fetch(url, { method: 'POST', redirect: 'manual', headers });

/** Where an answer leads, and what it says behind the #. */
export function fragmentOf(response: Response) {
  const [address, fragment] = (response.headers.get('location') ?? '').split('#');
  return { address, values: Object.fromEntries(new URLSearchParams(fragment)) };
}
