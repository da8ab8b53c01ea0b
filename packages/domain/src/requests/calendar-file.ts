import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';

export interface CalendarEntry {
  /** Never changes, so that a later file replaces the entry. */
  uid: string;
  /** One more with each change. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  isCanceled: boolean;
  /** When the file is made. */
  now: Date;
  store: StoreInfo;
  language: Language;
}

/**
 * An appointment as an iCalendar file (RFC 5545; domain facts 2, H11). It says where and when, never what for: calendars are shared, and
 * read aloud by phones.
 */
export function calendarFile({ uid, sequence, startsAt, endsAt, isCanceled, now, store, language }: CalendarEntry) {
  const summary = language === 'es' ? `Cita en ${store.name}` : `Appointment at ${store.name}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//RxWeb//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCanceled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(store.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const utc = (at: Date) =>
  at
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replace(/[-:]/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const maxOctets = 75;

/** Lines of at most 75 octets, without breaking a letter apart; each further one starts with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let [row, octets] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > maxOctets) {
      rows.push(row);
      [row, octets] = [' ', 1];
    }
    row += letter;
    octets += size;
  }
  return [...rows, row].join('\r\n');
}
