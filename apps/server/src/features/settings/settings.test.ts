import { fileURLToPath } from 'node:url';
import type { Settings } from '@rxweb/contracts/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';

const path = '/api/admin/settings';
const billing = fileURLToPath(new URL('../../demo/billing.json', import.meta.url));

describe('settings in the database', () => {
  let test: TestApp;
  let admin: StaffMember;
  beforeAll(async () => {
    test = await createTestApp(undefined, { STORE_FILE: '' });
    admin = await hire(test, 'owner', 'admin');
  });
  afterAll(() => test.close());

  const read = async () => (await admin.call('GET', path)).json();
  const publicStore = async () => (await fetch(`${test.url}/api/store`)).json();
  const renamed = (settings: Settings, name: string): Settings => ({ ...settings, store: { ...settings.store, name } });

  it('start as the file says, and change for all who read them as soon as they are saved', async () => {
    const before = await read();
    expect(before).toMatchObject({ version: 1, isReadOnly: false, file: null });
    expect(before.settings.store).toEqual(await publicStore());

    const { fax: _, ...store } = before.settings.store;
    const saved = await admin.call('PUT', path, {
      version: 1,
      settings: { store: { ...store, name: 'Birch Pharmacy' } },
    });
    expect(saved.status).toBe(200);
    expect(await saved.json()).toMatchObject({ version: 2, settings: { store: { name: 'Birch Pharmacy' } } });
    expect(await publicStore()).toMatchObject({ name: 'Birch Pharmacy' });
    expect(await publicStore()).not.toHaveProperty('fax');
  });

  it('refuse a save on top of one that the person has not seen, and show the settings in force', async () => {
    const { version, settings } = await read();
    const answer = await admin.call('PUT', path, {
      version: version - 1,
      settings: renamed(settings, 'Late Pharmacy'),
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'conflict', current: { version, settings } });
  });

  it('of twenty saves at once one is kept', async () => {
    const { version, settings } = await read();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.call('PUT', path, { version, settings: renamed(settings, `Store ${index}`) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read()).version).toBe(version + 1);
  });

  it('go back to an earlier version as a new one, and list who changed what', async () => {
    const { version } = await read();
    const answer = await admin.call('POST', `${path}/revert`, { version, to: 1 });
    expect(await answer.json()).toMatchObject({
      version: version + 1,
      settings: { store: { name: 'Alder Street Pharmacy' } },
    });
    const { versions } = await (await admin.call('GET', `${path}/versions`)).json();
    expect(versions[0]).toMatchObject({ version: version + 1, origin: 'revert', revertedTo: 1, savedBy: admin.id });
    expect(versions.at(-1)).toMatchObject({ version: 1, origin: 'seed', savedBy: null, changes: [] });
    expect([...(versions.at(-2)?.changes ?? [])].sort()).toEqual(['store.fax', 'store.name']);
    const second = await (await admin.call('GET', `${path}/versions/2`)).json();
    expect(second.settings.store.name).toBe('Birch Pharmacy');
    expect(second.before.store.name).toBe('Alder Street Pharmacy');
    expect(await (await admin.call('GET', `${path}/versions/1`)).json()).toMatchObject({ before: null });
    expect((await admin.call('GET', `${path}/versions/99`)).status).toBe(404);
    expect((await admin.call('POST', `${path}/revert`, { version: version + 1, to: 99 })).status).toBe(404);
    const [{ count }] = await test.context.sql<[{ count: number }]>`
      select count(*)::int as count from app.audit_log where action = 'settings_changed' and actor_id = ${admin.id}`;
    expect(count).toBe(versions.length - 1);
  });

  it('name each value that is not valid', async () => {
    const { version, settings } = await read();
    const store = {
      ...settings.store,
      phone: '555',
      hours: { ...settings.store.hours, monday: [{ opens: '9:30', closes: '10:00' }] },
    };
    const answer = await admin.call('PUT', path, { version, settings: { store } });
    expect(answer.status).toBe(400);
    expect((await answer.json()).issues.map((issue: { path: string }) => issue.path)).toEqual([
      'body.settings.store.phone',
      'body.settings.store.hours.monday.0.opens',
      'body.settings.store.hours.monday.0',
    ]);
  });
});

it('S27-110 a legal page that applies because of what is set up here can’t be marked as not applying', async () => {
  const test = await createTestApp(undefined, { STORE_FILE: '', BILLING_FILE: billing });
  try {
    const admin = await hire(test, 'owner', 'admin');
    const { version, settings, bindingPages } = await (await admin.call('GET', path)).json();
    expect(bindingPages).toEqual(['privacy', 'terms', 'notice-of-privacy-practices']);
    const mark = { on: '2026-11-23', reason: 'Not here.' };
    const save = (page: string) =>
      admin.call('PUT', path, { version, settings: { ...settings, legal: { notApplicable: { [page]: mark } } } });
    for (const page of bindingPages) {
      const answer = await save(page);
      expect(answer.status, page).toBe(400);
      expect((await answer.json()).code).toBe('invalid_input');
    }
    expect((await save('sms-terms')).status).toBe(200);
  } finally {
    await test.close();
  }
});

it('settings of a file that is named are shown and never saved', async () => {
  const test = await createTestApp();
  try {
    const admin = await hire(test, 'owner', 'admin');
    const state = await (await admin.call('GET', path)).json();
    expect(state).toMatchObject({ version: 0, isReadOnly: true, file: 'store.json' });
    const answer = await admin.call('PUT', path, { version: 0, settings: state.settings });
    expect((await answer.json()).code).toBe('settings_read_only');
  } finally {
    await test.close();
  }
});
