import { vi } from 'vitest';
import { createTestApp } from '../create-test-app.ts';
import { createTokenIssuer, type IssuedStaff } from '../issue-tokens.ts';
import { startSmtpDouble } from '../smtp-double.ts';
import { visitorCookie } from '../visitor-cookie.ts';
import { type BrowserSubscription, startPushService } from './push-service-double.ts';

/** The whole server with a push service and a mail server on this machine, and a clock that a test moves. */
export async function startNoticesApp(firstNow: Date) {
  const [service, mailServer] = await Promise.all([startPushService(), startSmtpDouble()]);
  const clock: { now: Date | null } = { now: firstNow };
  const test = await createTestApp(() => clock.now ?? new Date(), {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'no-reply@pharmacy.example',
    WEB_PUSH_HOSTS: 'loopback',
    LOG_LEVEL: 'fatal',
    STORE_FILE: '',
  });
  const issuer = await createTokenIssuer(test);
  const tokens = new Map<string, string>();
  const { sql } = test.context;

  const call = async (staff: IssuedStaff, method: string, path: string, body?: unknown) => {
    const token = tokens.get(staff.id) ?? (await issuer.openSession(staff));
    tokens.set(staff.id, token);
    const response = await fetch(test.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  return {
    test,
    sql,
    clock,
    service,
    mailServer,
    issuer,
    call,
    /** Forgets the token, so that the next call opens another session. */
    leave: (staff: IssuedStaff) => void tokens.delete(staff.id),
    async subscribe(staff: IssuedStaff, subscription: BrowserSubscription = service.subscribe(), language = 'en') {
      const answer = await call(staff, 'PUT', '/api/staff-notices/devices', {
        ...subscription,
        language,
        isRenewal: false,
      });
      return { ...subscription, ...answer };
    },
    /** As a visitor does; returns the callback's id. */
    async askForCall(
      words: { name: string; phone?: string; message?: string } = { name: 'Ana' },
      cookie = visitorCookie(),
    ): Promise<string> {
      const form = { chatId: 'chat-1763460000001', phone: '(415) 555-0142', message: '', ...words };
      const response = await fetch(`${test.url}/api/chat/hand-off`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(form),
      });
      return ((await response.json()) as { id: string }).id;
    },
    pass(seconds: number) {
      clock.now = new Date((clock.now ?? new Date()).getTime() + seconds * 1_000);
    },
    /** Until the leader has nothing left to do at this time. */
    async settled() {
      const { now } = clock;
      await vi.waitUntil(
        async () => {
          const [row] = await sql<[{ due: boolean }]>`
            select exists (select from app.staff_notices where next_at <= ${now}::timestamptz)
              or exists (select from app.notice_deliveries where state = 'sending' or (state = 'waiting' and next_at <= ${now}::timestamptz)) as due`;
          return !row.due;
        },
        { timeout: 20_000, interval: 20 },
      );
    },
    async reset() {
      clock.now = firstNow;
      await sql`truncate app.staff_notices, app.push_subscriptions, app.notice_choices, app.conversations, app.requests cascade`;
      await sql`delete from app.rate_limits`;
      await sql`delete from auth.users`;
      tokens.clear();
      service.received.length = 0;
      service.answers.length = 0;
      mailServer.mails.length = 0;
    },
    async close() {
      await test.close();
      await Promise.all([service.close(), mailServer.close()]);
    },
  };
}

export type NoticesApp = Awaited<ReturnType<typeof startNoticesApp>>;
