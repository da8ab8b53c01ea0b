import { storeInfo } from '@rxweb/contracts/store';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const storeNamed = (name: string, address = '214 Alder Street, Millbrook, OR 97000') =>
  z.parse(storeInfo, {
    name,
    address,
    phone: '+15555550199',
    timeZone: 'America/Los_Angeles',
    hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  });
const entry: CalendarEntry = {
  uid: '0190-a@rxweb',
  sequence: 2,
  startsAt: new Date('2026-11-20T18:00:00Z'),
  endsAt: new Date('2026-11-20T18:20:00Z'),
  isCanceled: false,
  now: new Date('2026-11-18T18:00:00.123Z'),
  store: storeNamed('Alder Street Pharmacy'),
  language: 'en',
};

/** Reads it as RFC 5545 says: CRLF ends a line, a space after it continues the line, a backslash escapes. */
function parse(text: string): Map<string, string> {
  expect(text.endsWith('\r\n')).toBe(true);
  const rows = text.slice(0, -2).split('\r\n');
  for (const row of rows) {
    expect(row).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
    // A letter broken apart would not survive this.
    expect(Buffer.from(row).toString()).toBe(row);
  }
  const lines = rows.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const unescaped = (value: string) => value.replace(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), unescaped(line.slice(line.indexOf(':') + 1))] as const),
  );
}

it('S28-320 is a calendar entry with place and time, private, and without what it is for', () => {
  expect(Object.fromEntries(parse(calendarFile(entry)))).toEqual({
    BEGIN: 'VEVENT',
    VERSION: '2.0',
    PRODID: '-//RxWeb//Appointments//EN',
    CALSCALE: 'GREGORIAN',
    METHOD: 'PUBLISH',
    UID: '0190-a@rxweb',
    DTSTAMP: '20261118T180000Z',
    DTSTART: '20261120T180000Z',
    DTEND: '20261120T182000Z',
    SEQUENCE: '2',
    STATUS: 'CONFIRMED',
    CLASS: 'PRIVATE',
    TRANSP: 'OPAQUE',
    SUMMARY: 'Appointment at Alder Street Pharmacy',
    LOCATION: '214 Alder Street, Millbrook, OR 97000',
    END: 'VCALENDAR',
  });
  const canceled = parse(calendarFile({ ...entry, isCanceled: true, language: 'es' }));
  expect([canceled.get('METHOD'), canceled.get('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
  expect(canceled.get('SUMMARY')).toBe('Cita en Alder Street Pharmacy');
});

it('S28-320 folds lines and escapes text, whatever the store is called', () => {
  const text = (max: number) => fc.string({ minLength: 1, maxLength: max, unit: 'binary' });
  fc.assert(
    fc.property(text(80), text(200), (name, address) => {
      const clean = (said: string) =>
        said.replace(/\r\n|\r/g, '\n').replace(/[\ud800-\udfff](?![\udc00-\udfff])/gu, '');
      fc.pre(clean(name) !== '' && clean(address) !== '');
      const file = parse(
        calendarFile({ ...entry, store: { ...entry.store, name: clean(name), address: clean(address) } }),
      );
      expect(file.get('LOCATION')).toBe(clean(address));
      expect(file.get('SUMMARY')).toBe(`Appointment at ${clean(name)}`);
    }),
  );
});
