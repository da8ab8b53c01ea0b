import { expect, it } from 'vitest';
import { inboxHref, parseInboxAddress } from './inbox-address.ts';

const thread = '11111111-1111-4111-8111-111111111111';
const read = (href: string) => parseInboxAddress(href.slice(href.indexOf('?')));

it('finds each view, filter and thread again in the address that says it', () => {
  for (const address of [
    { view: 'open', status: null, label: null, thread: null, isAbout: false },
    { view: 'all', status: 'failed', label: thread, thread: null, isAbout: false },
    { view: 'mine', status: null, label: thread, thread, isAbout: false },
    { view: 'snoozed', status: 'read', label: null, thread, isAbout: true },
  ] as const) {
    expect(read(inboxHref(address))).toEqual(address);
  }
  expect(inboxHref({})).toBe('/app/sms');
});

it('takes no number, no name and no typed text from an address, and counts what it does not know as not set', () => {
  const nothing = { view: 'open', status: null, label: null, thread: null, isAbout: false };
  expect(
    parseInboxAddress('?label=Refill&thread=%2B15555550142&view=rosa&status=gone&pane=person&phone=5550142&q=rosa'),
  ).toEqual(nothing);
  expect(parseInboxAddress('')).toEqual(nothing);
});
