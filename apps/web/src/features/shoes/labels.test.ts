import { shoeSteps } from '@rxweb/contracts/shoes/cases';
import { expect, it } from 'vitest';
import { shoesEn as texts } from '../../texts/shoes/shoes-en.ts';
import { daysFrom, deadlineStyle, personText, phoneText, runsOutText, waitingStyle } from './labels.ts';

const today = '2026-05-18';
const open = (nextDeadline: string | null) => deadlineStyle({ status: 'open', nextDeadline }, today, texts);

it('counts days over the ends of months and years, and over the hour that summer time takes', () => {
  expect(daysFrom('2026-02-28', '2026-03-01')).toBe(1);
  expect(daysFrom('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysFrom('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysFrom('2026-05-18', '2026-05-11')).toBe(-7);
});

it.each([
  ['2026-06-18', 'Closes in 31 days', 'calm'],
  ['2026-06-17', 'Closes in 30 days', 'amber'],
  ['2026-05-26', 'Closes in 8 days', 'amber'],
  ['2026-05-25', 'Closes in 7 days', 'red'],
  ['2026-05-19', 'Closes tomorrow', 'red'],
  ['2026-05-18', 'Closes today', 'red'],
  ['2026-05-17', '1 day overdue', 'red'],
  ['2026-05-01', '17 days overdue', 'red'],
])('a window that ends %s is said as “%s” in %s', (deadline, text, tone) => {
  expect(open(deadline)).toMatchObject({ text, tone, isOver: text.endsWith('overdue') });
});

it('says that the claim is due once the shoes are delivered, and nothing where there is no deadline', () => {
  expect(deadlineStyle({ status: 'delivered', nextDeadline: '2026-05-28' }, today, texts)?.text).toBe(
    'Claim due in 10 days',
  );
  expect(deadlineStyle({ status: 'delivered', nextDeadline: '2026-05-16' }, today, texts)?.text).toBe(
    'Claim 2 days overdue',
  );
  expect(open(null)).toBeNull();
});

it('calls papers late from the seventh day after they were asked for', () => {
  expect(waitingStyle('2026-05-12', today, texts)).toEqual({ text: 'Requested 6 days ago', isLate: false });
  expect(waitingStyle('2026-05-11', today, texts)).toEqual({ text: 'Requested 7 days ago', isLate: true });
  expect(waitingStyle('2026-05-17', today, texts)?.text).toBe('Requested yesterday');
  expect(waitingStyle(today, today, texts)?.text).toBe('Requested today');
  expect(waitingStyle(null, today, texts)).toBeNull();
});

it('names people and phones shortly, and every step differently', () => {
  expect(personText({ id: '1', name: 'Dana Okafor' }, texts)).toBe('Dana Okafor');
  expect(personText({ id: '1', name: null }, texts)).toBe('Deleted account');
  expect(personText(null, texts)).toBe('Unassigned');
  expect(['5555550163', '+15555550163', '(555) 555-0163', '555.555.0163'].map(phoneText)).toEqual(
    Array(4).fill('(555) 555-0163'),
  );
  expect(phoneText('ask the daughter')).toBe('ask the daughter');
  expect(new Set(shoeSteps.map((step) => texts.steps[step])).size).toBe(shoeSteps.length);
});

it('calls no window that is over the first to expire', () => {
  expect(runsOutText('exam', false, texts)).toBe('The foot exam expires first');
  expect(runsOutText('certification', true, texts)).toBe('The certifying statement has expired');
});
