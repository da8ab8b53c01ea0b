import { readFile } from 'node:fs/promises';
import type { Settings, SettingsState } from '@rxweb/contracts/settings';
import type { ClaimSupplier } from '@rxweb/contracts/shoes/claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { type CarrierApp, startCarrierApp } from '../../../testing/sms/start-carrier-app.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';

// Billing and the phone on call: from the environment, or from the settings.

const path = '/api/admin/settings';
const billingFile = new URL('../../demo/billing.json', import.meta.url).pathname;
const sample = JSON.parse(await readFile(billingFile, 'utf8')) as ClaimSupplier;
const party = (name: string, id: string) => ({ name, id, qualifier: 'ZZ' });
const billing: ClaimSupplier = {
  ...sample,
  name: 'Cedar Lane Pharmacy Inc',
  submitter: party('Cedar Lane Pharmacy Inc', 'CEDAR7'),
  receiver: party('Sample Clearinghouse', 'SAMPLE99'),
};
const closed = new Date('2026-11-18T10:00:00Z');
const onCall = '+15555559111';

const save = async (admin: StaffMember, change: (settings: Settings) => object) => {
  const { version, settings }: SettingsState = await (await admin.call('GET', path)).json();
  return admin.call('PUT', path, { version, settings: change(settings) });
};

describe('saved on screen', () => {
  let app: CarrierApp;
  let admin: StaffMember;
  beforeAll(async () => {
    app = await startCarrierApp({ now: () => closed, env: { STORE_FILE: '', SMS_AFTER_HOURS_REPLY: 'off' } });
    admin = await hire(app, 'owner', 'admin');
  });
  afterAll(() => app.close());

  const supplier = async () => (await (await admin.call('GET', '/api/dme-shoe/claim-supplier')).json()).supplier;

  it('S27-340 billing details make claim files possible at once, until they are removed', async () => {
    expect(await supplier()).toBeNull();
    const saved: SettingsState = await (await save(admin, (settings) => ({ ...settings, billing }))).json();
    expect(await supplier()).toEqual(billing);
    expect(saved.bindingPages).toContain('notice-of-privacy-practices');
    expect(saved.serverDecides).toEqual([]);
    expect((await save(admin, ({ billing: _, ...rest }) => rest)).status).toBe(200);
    expect(await supplier()).toBeNull();
  });

  it('S27-341 billing details that a claim couldn’t carry are refused, each with its path', async () => {
    const wrong = { ...billing, npi: '123', zip: '97000', receiver: { ...billing.receiver, id: '' } };
    const answer = await save(admin, (settings) => ({ ...settings, billing: wrong }));
    expect(answer.status).toBe(400);
    expect((await answer.json()).issues.map((issue: { path: string }) => issue.path)).toEqual([
      'body.settings.billing.npi',
      'body.settings.billing.zip',
      'body.settings.billing.receiver.id',
    ]);
  });

  it('S27-342 the phone on call gets the notice of a dangerous text, and can’t be the store’s own', async () => {
    const { from } = app.double;
    const own = await save(admin, (settings) => ({ ...settings, alerts: { onCallNumber: from } }));
    expect([own.status, (await own.json()).issues[0].path]).toEqual([400, 'body.settings.alerts.onCallNumber']);
    expect((await save(admin, (settings) => ({ ...settings, alerts: { onCallNumber: onCall } }))).status).toBe(200);
    await app.double.text({ from: '+15555557001', body: 'i want to kill myself' });
    const notice = `${app.context.store.name}: A text message needs attention now. Open the inbox.`;
    const isCarried = () => app.double.accepted(onCall).some(({ body }) => body === notice);
    await expect.poll(isCarried, { timeout: 10_000 }).toBe(true);
  });
});

it('S27-343 what the environment says wins over what is saved, and the settings say so', async () => {
  const env = { STORE_FILE: '', BILLING_FILE: billingFile, SMS_ON_CALL_NUMBER: onCall };
  const test = await createTestApp(undefined, env);
  try {
    const admin = await hire(test, 'owner', 'admin');
    const alerts = { onCallNumber: '+15555559222' };
    const saved: SettingsState = await (await save(admin, (settings) => ({ ...settings, billing, alerts }))).json();
    expect(saved.serverDecides).toEqual(['billing', 'alerts']);
    const { supplier } = await (await admin.call('GET', '/api/dme-shoe/claim-supplier')).json();
    expect(supplier.name).toBe(sample.name);
    expect(test.context.settings.onCallNumber).toBe(onCall);
  } finally {
    await test.close();
  }
});
