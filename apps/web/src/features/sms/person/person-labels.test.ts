import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import { smsEn } from '../../../texts/sms/sms-en.ts';
import { firstNameOf, initialsOf, personTitle, staffText, textingState } from './person-labels.ts';

const store = { timeZone: 'America/Los_Angeles' } as StoreInfo;
const priya = { id: '1', name: 'Priya Shah' };
const rosa: SmsPerson = {
  id: 'p',
  phone: '+15555550117',
  name: 'Rosa Medina',
  language: null,
  assignedTo: null,
  isDone: false,
  snoozedUntil: null,
  optedOut: null,
  wish: null,
  consent: { on: '2026-03-03', how: 'counter', note: '', by: priya },
  unread: 0,
  lastInboundAt: null,
  waitingSince: null,
  labels: [],
  version: 1,
};

it('calls a person by name, else by number', () => {
  expect(personTitle(rosa)).toBe('Rosa Medina');
  expect(personTitle({ name: ' ', phone: '+15555550117' })).toBe('(555) 555-0117');
});

it('makes initials of the first and last name, and none of a number', () => {
  expect(['Rosa Medina', 'ana', 'María del Carmen Ñuñez', "O'Neil Ó Briain", ''].map(initialsOf)).toEqual([
    'RM',
    'A',
    'MÑ',
    'OB',
    '',
  ]);
  expect(initialsOf(null)).toBe('');
});

it('finds the first name, and none if there is none', () => {
  expect([firstNameOf(' Rosa  Medina'), firstNameOf(''), firstNameOf(null)]).toEqual(['Rosa', null, null]);
});

it('says who of the staff, and that it is you', () => {
  expect(staffText(priya, '1', smsEn.person)).toBe('Priya Shah (you)');
  expect(staffText({ id: '2', name: null }, '1', smsEn.person)).toBe('Former staff member');
});

it('says when and how a person consented, and who recorded it', () => {
  expect(textingState(rosa, store, '2', smsEn)).toEqual({
    state: 'agreed',
    words: 'Tue, Mar 3, 2026, at the counter. Recorded by Priya Shah',
    wayBack: null,
  });
  expect(textingState({ ...rosa, consent: null }, store, '2', smsEn).state).toBe('unrecorded');
});

it('puts a stop above an agreement, and lets staff take back only what staff recorded', () => {
  const at = '2026-05-12T22:41:00Z';
  const by = (how: 'keyword' | 'carrier' | 'staff', words: string | null = null) =>
    textingState({ ...rosa, optedOut: { at, how, words, by: how === 'staff' ? priya : null } }, store, '1', smsEn);
  expect(by('keyword', 'STOP')).toEqual({
    state: 'stopped',
    words: 'Texted STOP on Tue, May 12, 2026, 3:41 pm',
    wayBack: 'start',
  });
  expect(by('carrier').wayBack).toBe('start');
  expect(by('staff')).toEqual({
    state: 'stopped',
    words: 'Recorded by Priya Shah (you) on Tue, May 12, 2026, 3:41 pm',
    wayBack: 'staff',
  });
});
