import { randomUUID } from 'node:crypto';
import type { Mail } from '../auth-options.ts';

interface Envelope {
  /** Shown beside the address. */
  fromName: string;
  from: string;
  date: Date;
}

/** Formats a mail by RFC 5322 and RFC 2045-2047: both parts in base64, headers in ASCII. */
export function composeMail({ to, subject, text, html }: Mail, { fromName, from, date }: Envelope): string {
  const boundary = `part-${randomUUID()}`;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return [
    `From: ${senderName(fromName)} <${headerValue(from)}>`,
    `To: ${headerValue(to)}`,
    `Subject: ${encodedWords(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${headerValue(domain)}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    'Auto-Submitted: auto-generated',
    '',
    ...part(boundary, 'text/plain', text),
    ...part(boundary, 'text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(boundary: string, type: string, content: string): string[] {
  const base64 = Buffer.from(content.replace(/\r?\n/g, '\r\n')).toString('base64');
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64.match(/.{1,76}/g) ?? []),
    '',
  ];
}

/** A line break would start a header of the sender's choice. */
function headerValue(text: string): string {
  if (/[^\x20-\x7e]/.test(text)) throw new TypeError('a mail header may hold printable ASCII only');
  return text;
}

/** Quoted, or as encoded words, so no name can end the header or name another address. */
const senderName = (name: string) => (/^[\w .'-]{1,60}$/.test(name) ? `"${name}"` : encodedWords(name, true));

/** An encoded word has at most 75 characters (RFC 2047): eight characters of four bytes each fit. */
function encodedWords(text: string, always = false): string {
  if (!always && /^[\x20-\x7e]{0,60}$/.test(text)) return text;
  const words = [...text].reduce<string[]>((chunks, char, index) => {
    if (index % 8 === 0) chunks.push('');
    chunks.push(`${chunks.pop() ?? ''}${char}`);
    return chunks;
  }, []);
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
