import { type AuditEntry, auditActionLabels, auditActions } from '@rxweb/contracts/audit';
import type { StoreInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import { auditEn as texts } from '../../texts/admin/audit-en.ts';
import { auditEs } from '../../texts/admin/audit-es.ts';
import { actionChoices, chainText, detailText, momentParts, targetText as targetOf, whoText } from './audit-labels.ts';

const targetText = (entry: AuditEntry) => targetOf(entry, () => null, texts);

const entry: AuditEntry = {
  seq: 1,
  at: '2026-05-18T15:26:05.123Z',
  action: 'role_changed',
  outcome: 'ok',
  actor_id: '11111111-1111-4111-8111-111111111111',
  actor_name: null,
  actor_email: 'priya@alder.example',
  actor_role: null,
  target: '22222222-2222-4222-8222-222222222222',
  target_kind: null,
  target_name: null,
  target_email: 'dana@alder.example',
  detail: 'employee to pharmacist',
  address: '203.0.113.7',
  device: null,
};

it('has words of its own for every action of the log', () => {
  expect(new Set(auditActions.map((action) => auditActionLabels[action])).size).toBe(auditActions.length);
  expect(
    actionChoices(texts.actions, 'en')
      .map(({ value }) => value)
      .sort(),
  ).toEqual([...auditActions].sort());
});

it('says who it was, also when the account is gone or there was none', () => {
  expect(whoText(entry, texts)).toBe('Priya');
  expect(whoText({ ...entry, actor_email: null }, texts)).toBe('Deleted account');
  expect(whoText({ ...entry, actor_id: null, actor_email: null }, texts)).toBe('System');
  expect(whoText({ ...entry, actor_id: null, actor_email: null, outcome: 'refused' }, texts)).toBe('Not signed in');
});

it('says to what it was done: an account, one’s own, a file or a route', () => {
  expect(targetText(entry)).toBe('Dana');
  expect(targetText({ ...entry, target_email: null })).toBe('Deleted account');
  expect(targetText({ ...entry, target: entry.actor_id, target_email: 'priya@alder.example' })).toBe('Own account');
  expect(targetText({ ...entry, target: 'chat-uploads/a.pdf', target_email: null })).toBe('chat-uploads/a.pdf');
  expect(targetText({ ...entry, target: null, target_email: null })).toBeNull();
});

it('says the facts of an entry without the words of programs', () => {
  expect(detailText(entry, texts)?.text).toBe('employee to pharmacist');
  expect(detailText({ action: 'sign_in_refused', detail: 'invalid_credentials' }, texts)?.text).toBe(
    'wrong email or password',
  );
  expect(detailText({ action: 'sign_in_refused', detail: 'some_new_code' }, texts)?.text).toBe('some new code');
  expect(detailText({ action: 'sessions_ended', detail: '1' }, texts)?.text).toBe('1 session');
  expect(detailText({ action: 'sessions_ended', detail: '3' }, texts)?.text).toBe('3 sessions');
  expect(detailText({ action: 'sign_in_refused', detail: 'constructor' }, texts)?.text).toBe('constructor');
  expect(detailText({ action: 'sign_in', detail: null }, texts)).toBeNull();
});

it('shows the moment on the store’s clock, to the second', () => {
  const store = { timeZone: 'America/Los_Angeles' } as StoreInfo;
  expect(momentParts(store, entry.at, 'en')).toEqual({ date: 'Mon, May 18, 2026', time: '8:26:05 am' });
  expect(momentParts(store, '2026-05-18T06:59:59Z', 'en')).toEqual({ date: 'Sun, May 17, 2026', time: '11:59:59 pm' });
});

it('O2 says what the check of the chain found', () => {
  expect(chainText({ rows: 1204, brokenAt: null }, texts)).toContain('all 1,204 entries are intact');
  expect(chainText({ rows: 1, brokenAt: null }, texts)).toContain('the only entry is intact');
  expect(chainText({ rows: 0, brokenAt: null }, texts)).toContain('empty');
  expect(chainText({ rows: 9, brokenAt: 7 }, texts)).toContain('entry 7 is missing or was changed');
});

it('tells of an entry in Spanish, and marks the recorded words that stay English', () => {
  expect(whoText({ ...entry, actor_email: null }, auditEs)).toBe('Cuenta eliminada');
  expect(detailText(entry, auditEs)).toEqual({ text: 'de empleado a farmacéutico', language: 'es' });
  expect(detailText({ action: 'messages_read', detail: '3 rows' }, auditEs)).toEqual({
    text: '3 rows',
    language: 'en',
  });
  const store = { timeZone: 'America/Los_Angeles' } as StoreInfo;
  expect(momentParts(store, entry.at, 'es')).toEqual({
    date: 'lunes 18 de mayo de 2026',
    time: '8:26:05\u00a0a.\u00a0m.',
  });
});
