import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCarrierApp } from '../../../testing/sms/start-carrier-app.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';

let now = new Date('2026-11-20T18:00:00Z');
let app: Awaited<ReturnType<typeof startCarrierApp>>;
let admin: StaffMember;
beforeAll(async () => {
  app = await startCarrierApp({ now: () => now, env: { STORE_FILE: '' } });
  admin = await hire(app, 'owner', 'admin');
});
afterAll(() => app.close());

const read = async (path: string) => (await admin.call('GET', path)).json();
const shown = async () => {
  // Health keeps a report for five seconds.
  now = new Date(now.getTime() + 6_000);
  const { parts } = await read('/api/health');
  const health = parts.find(({ part }: { part: string }) => part === 'agreements');
  return [(await read('/api/sms/desk')).agreement, health.state];
};
async function record(agreement: object | null): Promise<number> {
  const { version, settings } = await read('/api/admin/settings');
  const agreements = agreement ? { texts: agreement } : {};
  return (await admin.call('PUT', '/api/admin/settings', { version, settings: { ...settings, agreements } })).status;
}

it('L3 the inbox and Health warn until an agreement with the carrier is recorded, and again when it is over', async () => {
  const twilio = { vendor: 'Twilio', signed: '2026-01-15', scope: 'SMS of account AC1' };
  expect(await shown()).toEqual(['missing', 'amber']);
  expect(await record({ ...twilio, expires: 'soon' })).toBe(400);
  expect(await record({ ...twilio, scope: ' ' })).toBe(400);
  expect(await record(twilio)).toBe(200);
  expect(await shown()).toEqual(['current', 'green']);
  expect(await record({ ...twilio, expires: '2026-12-01' })).toBe(200);
  expect(await shown()).toEqual(['ending', 'amber']);
  expect(await record({ ...twilio, expires: '2026-11-19' })).toBe(200);
  expect(await shown()).toEqual(['ended', 'amber']);
  expect(await record(null)).toBe(200);
  expect(await shown()).toEqual(['missing', 'amber']);
});
