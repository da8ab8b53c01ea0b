import type { Page } from '@playwright/test';
import { withDatabase } from '../packages/backend/testing/make-account.ts';
import { admin } from './accounts.ts';

type Sql = Parameters<Parameters<typeof withDatabase>[1]>[0];

const store = '+15555550100';
const minute = 60_000;
const day = 24 * 60 * minute;

interface SampleText {
  body: string;
  /** How long ago it came or went. */
  agoMs: number;
  isOurs?: boolean;
  status?: 'queued' | 'delivered' | 'failed' | 'read';
  carrierState?: string;
  errorCode?: number;
}

/** Invented people, for pictures of a shop that has been at work. */
const people: { name: string | null; phone: string; texts: SampleText[] }[] = [
  {
    name: 'Rosa Medina',
    phone: '+15555550117',
    texts: [
      {
        body: 'Alder Street Pharmacy: your order is ready. We are open until 5:30 pm today.',
        agoMs: day + 60 * minute,
        isOurs: true,
      },
      { body: 'Thank you! Can my son pick it up for me?', agoMs: day + 41 * minute, status: 'read' },
      { body: 'Yes. Please ask him to bring a photo ID.', agoMs: day + 37 * minute, isOurs: true },
      {
        body: 'We still have your order at the counter.',
        agoMs: 62 * minute,
        isOurs: true,
        status: 'failed',
        carrierState: 'undelivered',
        errorCode: 30003,
      },
      { body: 'He couldn’t come yesterday, sorry.', agoMs: 8 * minute, status: 'read' },
      { body: 'Are you open on Memorial Day?', agoMs: 7 * minute, status: 'delivered' },
    ],
  },
  {
    name: null,
    phone: '+15555550142',
    texts: [{ body: 'Hi is my order ready', agoMs: 23 * minute, status: 'delivered' }],
  },
  {
    name: 'Grace Holloway',
    phone: '+15555550134',
    texts: [{ body: 'Ok thank you so much', agoMs: 45 * minute, status: 'delivered' }],
  },
  {
    name: 'Harold Jensen',
    phone: '+15555550121',
    texts: [{ body: 'See you Wednesday at 10:00 am for your fitting.', agoMs: 59 * minute, isOurs: true }],
  },
  {
    name: 'Walt Brennan',
    phone: '+15555550129',
    texts: [
      {
        body: 'Alder Street Pharmacy: your order is ready. We are open until 5:30 pm today.',
        agoMs: 7 * day + 3 * minute,
        isOurs: true,
      },
      { body: 'STOP', agoMs: 7 * day, status: 'read' },
    ],
  },
  { name: 'Ellen Park', phone: '+15555550155', texts: [{ body: 'Thanks!', agoMs: 8 * day, status: 'read' }] },
];

/** The SMS inbox: its list, a thread, its contact, and a person who opted out. */
export async function pictureSms(
  page: Page,
  url: string,
  dataDir: string,
  take: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  await withDatabase(dataDir, fillInbox);
  const isPhone = page.viewportSize()?.width === 390;
  await page.goto(`${url}app/sms`);
  await page.getByText('Hi is my order ready').first().waitFor();
  if (isPhone) await take(page, 'sms-list');
  await page
    .getByRole('button', { name: /Rosa Medina/ })
    .first()
    .click();
  await page.getByText('He couldn’t come yesterday').waitFor();
  const reply = page.getByRole('textbox', { name: /^Reply to/ });
  await reply.fill('We are closed Monday, May 25. We are open today until 5:30 pm.');
  await take(page, 'sms-thread');
  if (isPhone) {
    await page.getByRole('button', { name: 'About Rosa Medina' }).click();
    await page.getByText('Keep medicine names').waitFor();
    await take(page, 'sms-person');
    await page.goBack();
    await reply.fill('');
    await page.goBack();
  } else {
    await reply.fill('/');
    await page.getByRole('listbox', { name: 'canned replies' }).waitFor();
    await take(page, 'sms-templates');
    await reply.fill('');
  }
  await page
    .getByRole('button', { name: /Walt Brennan/ })
    .first()
    .click();
  await page.getByText('Walt Brennan opted out of texts').waitFor();
  await take(page, 'sms-stopped');
}

async function fillInbox(sql: Sql): Promise<void> {
  const [known] = await sql`select 1 from public.sms_people where phone = ${people[0]?.phone ?? ''}`;
  if (known) return;
  const [account] = await sql<{ id: string }[]>`select id from auth.users where email = ${admin.email}`;
  const by = account?.id ?? '';
  for (const { name, phone, texts } of people) {
    for (const text of texts) await addText(sql, phone, text, by);
    await sql`update public.sms_people set name = ${name} where phone = ${phone}`;
  }
  await sql`
    update public.sms_people set consent_on = '2026-03-03', consent_how = 'counter', consent_note = '', consent_by = ${by}, assigned_to = ${by}
    where name = 'Rosa Medina'`;
  await sql`
    insert into app.sms_notes (person_id, at, by_id, text)
    select id, now() - interval '20 hours', ${by}, 'Her son is Miguel. She prefers texts to calls.'
    from public.sms_people where name = 'Rosa Medina'`;
  await sql`
    update public.sms_people set opted_out_at = last_at, opted_out_how = 'keyword', opted_out_words = 'STOP'
    where name = 'Walt Brennan'`;
}

async function addText(sql: Sql, phone: string, text: SampleText, by: string): Promise<void> {
  const { body, agoMs, isOurs = false, status = 'delivered', carrierState, errorCode } = text;
  const at = new Date(Date.now() - agoMs);
  const [from, to] = isOurs ? [store, phone] : [phone, store];
  await sql`
    insert into public.messages
      (direction, from_phone, to_phone, body, status, created_at, sent_at, received_at, hand_over, carrier_state, error_code, sent_by)
    values (${isOurs ? 'outbound' : 'inbound'}, ${from}, ${to}, ${body}, ${status}, ${at}, ${isOurs ? at : null}, ${isOurs ? null : at},
      ${isOurs ? 'taken' : null}, ${isOurs ? (carrierState ?? 'delivered') : null}, ${errorCode ?? null}, ${isOurs ? by : null})`;
}
