import { admin, port } from '../accounts.ts';
import { signIn } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { openSignedIn, pass, shippedClient, stopClock } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

// What the auth client of the served page does: the events the app follows, and the numbers of spec section 9.

const refreshCalls = '**/auth/v1/token?grant_type=refresh_token';
const passwordCalls = '**/auth/v1/token?grant_type=password';

/** The auth events that the app observed, and uncaught errors. */
function listen(page: Page) {
  const events: string[] = [];
  const errors: Error[] = [];
  page.on('console', (message) => {
    const event = /^([A-Z_]+): /.exec(message.text())?.[1];
    if (event && message.type() === 'info') events.push(event);
  });
  page.on('pageerror', (error) => errors.push(error));
  return { events, errors };
}

/** Notes in the page's own time when a refresh was sent and answered. */
async function timeRefreshes(page: Page): Promise<() => Promise<{ sent: number[]; answered: number[] }>> {
  await page.addInitScript(() => {
    const times: { sent: number[]; answered: number[] } = { sent: [], answered: [] };
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const isRefresh = String(input).includes('grant_type=refresh_token');
      if (isRefresh) times.sent.push(Date.now());
      const answer = await send(input, init);
      if (isRefresh) times.answered.push(Date.now());
      return answer;
    };
    Object.assign(window, { refreshTimes: times });
  });
  return () => page.evaluate(() => Reflect.get(window, 'refreshTimes'));
}

/** Stores the session again with another expiry. */
async function endSessionIn(page: Page, seconds: number): Promise<void> {
  await page.evaluate((left) => {
    const session = JSON.parse(localStorage.getItem('rx-auth') ?? '');
    session.expires_at = Math.floor(Date.now() / 1_000) + left;
    localStorage.setItem('rx-auth', JSON.stringify(session));
  }, seconds);
}

test('S7-01 the login dialog asks for a token by password and gets a session', async ({ page }) => {
  await page.goto('/app/dashboard');
  const answered = page.waitForResponse(passwordCalls);
  await signIn(page, admin);
  const answer = await answered;
  expect(answer.request().method()).toBe('POST');
  expect(answer.request().postDataJSON()).toMatchObject(admin);
  expect(await answer.json()).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    user: { email: admin.email },
  });
});

test('S1-05 the backend is reached on the page’s own host under one path only', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('websocket', (socket) => asked.push(new URL(socket.url())));
  await page.goto('/app/dashboard');
  await signIn(page, admin);
  await expect(page).toHaveURL('/app/dashboard');
  const client = await shippedClient(page);
  await client.evaluate(async (backend) => {
    await backend.from('messages').select().limit(1);
    await backend.storage.from('chat-uploads').list('demo');
    await backend.realtime.setAuth();
    await new Promise((resolve) => backend.channel('one').subscribe(resolve));
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SMS' }).click();
  await expect(page).toHaveURL(/\/app\/sms(\?|$)/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

  const ofServices = asked.filter(({ pathname }) => /\/(auth|rest|storage|realtime)\/v1\//.test(pathname));
  expect([...new Set(ofServices.map(({ pathname }) => pathname.split('/').slice(0, 3).join('/')))].sort()).toEqual([
    '/backend/auth',
    '/backend/realtime',
    '/backend/rest',
    '/backend/storage',
  ]);
  expect([...new Set(asked.filter(({ host }) => host).map(({ host }) => host))]).toEqual([`localhost:${port}`]);
});

test('S4-09 S7-05 a reload restores the session by INITIAL_SESSION, with no new sign-in', async ({ page }) => {
  await openSignedIn(page);
  const { events, errors } = listen(page);
  let signIns = 0;
  await page.route(passwordCalls, (route) => {
    signIns += 1;
    return route.continue();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL('/app/dashboard');
  await expect.poll(() => events).toContain('INITIAL_SESSION');
  expect({ signIns, errors }).toEqual({ signIns: 0, errors: [] });
});

test('S4-10 S4-11 S7-06 another tab follows a sign-in and a sign-out, and loads the auth client only then', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  const { events } = listen(visitor);
  const loaded: string[] = [];
  visitor.on('request', (request) => loaded.push(request.url()));
  await visitor.goto('/');
  await expect(visitor.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goto('/app/dashboard');
  await signIn(page, admin);
  await expect(visitor.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Main' })).toContainText(admin.email);
  const pageLoads = loaded.filter((url) => url === `http://localhost:${port}/`);
  expect(pageLoads).toHaveLength(1);

  // From here on both tabs have the client, so one notifies the other.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(visitor.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  expect(events).toContain('SIGNED_OUT');
  await page.getByRole('button', { name: 'Login' }).click();
  await signIn(page, admin);
  await expect(visitor.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(events).toContain('SIGNED_IN');
});

test('a visitor’s page loads nothing of the auth client', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /backend|auth|session|login/.test(path))).toEqual([]);
});

test('S4-12 a renewed token is the one that is sent from then on', async ({ page }) => {
  const { events, errors } = listen(page);
  const renewed = page.waitForResponse(refreshCalls);
  await openSignedIn(page, admin, 80);
  const { access_token: token } = await (await renewed).json();
  await expect.poll(() => events).toContain('TOKEN_REFRESHED');
  const read = page.waitForRequest('**/rest/v1/messages*');
  const client = await shippedClient(page);
  await client.evaluate(async (backend) => void (await backend.from('messages').select().limit(1)));
  expect((await read).headers().authorization).toBe(`Bearer ${token}`);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('S4-13 an account that changes is shown as it is now', async ({ page }) => {
  const { events, errors } = listen(page);
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  const client = await shippedClient(page);
  // The name is the store's: the account only shows it.
  await client.evaluate(async ({ auth }) => {
    const { data } = await auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' };
    await fetch('/api/session/name', { method: 'PUT', headers, body: JSON.stringify({ name: 'Dana Brook' }) });
    await auth.updateUser({ data: { nickname: 'Dee' } });
  });
  await expect(page.getByRole('banner')).toContainText('Dana Brook');
  expect(events).toContain('USER_UPDATED');
  expect(errors).toEqual([]);
});

test('S5-18 S5-19 the client refuses a sign-up, a sign-in and a one-time password without an address', async ({
  page,
}) => {
  await openSignedIn(page);
  const client = await shippedClient(page);
  const messages = await client.evaluate(async ({ auth }) => {
    const nobody = JSON.parse('{}');
    const answers = [auth.signUp(nobody), auth.signInWithPassword(nobody), auth.signInWithOtp(nobody)];
    return (await Promise.all(answers)).map(({ error }) => error?.message);
  });
  const needsPassword = 'You must provide either an email or phone number and a password';
  expect(messages).toEqual([needsPassword, needsPassword, 'You must provide either an email or phone number.']);
});

test('S9-17 looks every 30 seconds whether the session needs renewal', async ({ page }) => {
  const times = await timeRefreshes(page);
  await page.clock.install();
  // Each look finds 3 ticks or fewer left, but not yet less than the margin, which would renew once more.
  await page.route(refreshCalls, async (route) => {
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? ''));
    await route.fulfill({ json: { ...session, expires_in: 125, expires_at: undefined } });
  });
  await openSignedIn(page, admin, 125);
  await stopClock(page);
  const onTheWay = async () => {
    const { sent, answered } = await times();
    return sent.length - answered.length;
  };
  for (let seconds = 0; seconds < 180; seconds += 2) {
    await pass(page, 2);
    await expect.poll(onTheWay).toBe(0);
  }
  const { sent } = await times();
  const gaps = sent.slice(1).map((time, index) => time - (sent[index] ?? 0));
  expect(gaps.length).toBeGreaterThanOrEqual(4);
  for (const gap of gaps) expect(Math.abs(gap - 30_000)).toBeLessThan(5_000);
});

test('S9-18 renews the session when 3 ticks or fewer remain, not before', async ({ page }) => {
  const times = await timeRefreshes(page);
  await page.clock.install();
  await openSignedIn(page, admin, 300);
  const endsAt = await page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '').expires_at * 1_000);
  await stopClock(page);
  await pass(page, 150);
  expect((await times()).sent).toEqual([]);
  await pass(page, 60);
  await expect.poll(async () => (await times()).answered.length).toBe(1);
  const left = endsAt - ((await times()).sent[0] ?? 0);
  expect(left).toBeLessThan(121_000);
  expect(left).toBeGreaterThan(86_000);
});

test('S9-19 renews a stored session at load when it ends within 90 seconds', async ({ page }) => {
  const times = await timeRefreshes(page);
  const { events } = listen(page);
  await openSignedIn(page);
  for (const [seconds, renewals] of [
    [200, 0],
    [80, 1],
  ] as const) {
    await endSessionIn(page, seconds);
    events.length = 0;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect.poll(() => events).toContain('INITIAL_SESSION');
    expect((await times()).sent).toHaveLength(renewals);
  }
});

test('S9-20 tries a failed renewal again after 200 ms, doubling', async ({ page }) => {
  const times = await timeRefreshes(page);
  await openSignedIn(page);
  // In this order: late work of the page must not renew the session before it is read again.
  await page.route(refreshCalls, (route) => route.fulfill({ status: 503, json: {} }));
  await endSessionIn(page, 80);
  await page.reload();
  await expect.poll(async () => (await times()).sent.length).toBeGreaterThanOrEqual(5);
  const { sent, answered } = await times();
  const waits = [200, 400, 800, 1_600].map((wait, index) => [wait, (sent[index + 1] ?? 0) - (answered[index] ?? 0)]);
  for (const [wait = 0, measured] of waits) {
    expect(measured).toBeGreaterThanOrEqual(wait - 5);
    // A busy machine is late at times, but never as late as the next wait.
    expect(measured).toBeLessThan(wait * 1.2 + 250);
  }
});

/** Another client of the same code, made as the library makes it when nothing is set but `options`. */
async function askWithPlainClient(page: Page, options: object) {
  await page.route('**/auth/v1/otp*', (route) => route.fulfill({ json: {} }));
  const asked = page.waitForRequest('**/auth/v1/otp*');
  const client = await shippedClient(page);
  const sizes = await client.evaluate(async ({ auth }, given) => {
    const drawn: (number | null)[] = [];
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (values) => {
      drawn.push(values instanceof Uint32Array ? values.length : null);
      return draw(values);
    };
    const Auth = Object(auth).constructor;
    const url = `${location.origin}/backend/auth/v1`;
    const plain: typeof auth = new Auth({ url, storageKey: 'plain', autoRefreshToken: false, ...given });
    await plain.signInWithOtp({ email: 'dana@pharmacy.example' });
    return drawn;
  }, options);
  return { headers: (await asked).headers(), sizes };
}

test('S9-21 is release 2.69.1 of the auth library or a newer one (S9-17 to S9-20, S9-27 and S9-28 measure that it keeps the numbers)', async ({
  page,
}) => {
  await openSignedIn(page);
  const { headers } = await askWithPlainClient(page, {});
  const [, major, minor, patch] = /^gotrue-js\/(\d+)\.(\d+)\.(\d+)$/.exec(headers['x-client-info'] ?? '') ?? [];
  expect(major).toBe('2');
  expect(Number(minor) * 1_000 + Number(patch)).toBeGreaterThanOrEqual(69_001);
});

test('S9-27 keeps the public keys for ten minutes', async ({ page }) => {
  let reads = 0;
  await page.route('**/auth/v1/.well-known/jwks.json', (route) => {
    reads += 1;
    return route.continue();
  });
  await page.clock.install();
  await openSignedIn(page);
  const client = await shippedClient(page);
  const subject = () => client.evaluate(async ({ auth }) => (await auth.getClaims()).data?.claims.sub);
  expect(await subject()).toMatch(/^[\da-f-]{36}$/);
  expect(await subject()).toBeTruthy();
  expect(reads).toBe(1);
  await page.clock.fastForward('09:50');
  await subject();
  expect(reads).toBe(1);
  await page.clock.fastForward('00:15');
  await subject();
  expect(reads).toBe(2);
});

test('S9-28 makes the verifier of a code exchange of 56 random values', async ({ page }) => {
  await openSignedIn(page);
  const { sizes } = await askWithPlainClient(page, { flowType: 'pkce' });
  expect(sizes).toContain(56);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) => (key.startsWith('plain') ? [localStorage.getItem(key) ?? ''] : [])),
  );
  expect(kept.some((text) => /^"[\da-f]{112}"$/.test(text))).toBe(true);
});
