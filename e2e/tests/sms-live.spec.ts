import { expect, type Page, test, type WebSocketRoute } from '../journey.ts';
import { storeSession } from '../shipped-client.ts';
import { inboxParts, inDatabase, keepInbound, someNumber, stubList, stubMessage } from '../sms-page.ts';

const isFull = process.env.RX_FULL === '1';

async function openInbox(page: Page): Promise<ReturnType<typeof inboxParts>> {
  await storeSession(page);
  await page.goto('/app/sms');
  await page.getByRole('heading', { name: 'SMS Inbox', level: 1 }).waitFor();
  return inboxParts(page);
}

/** Takes the network away and gives it back: for requests, and for the socket, which a browser keeps open otherwise. */
async function makeNetwork(page: Page): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket('**/backend/realtime/v1/websocket*', (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      isCut = true;
      await page.context().setOffline(true);
      for (const socket of open) await socket.close().catch(() => {});
      open.clear();
    },
    async mend() {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
}

/** Of these numbers, in the list's order: the last message and whether there are unread ones. */
const asInTable = (prefix: string): Promise<string[]> =>
  inDatabase(async (sql) => {
    const rows = await sql<{ phone: string; body: string; unread: number }[]>`
      select distinct on (p.phone) p.phone, m.body, p.unread, m.created_at
      from public.sms_people p join public.messages m on m.person_id = p.id
      where p.phone like ${`${prefix}%`} order by p.phone, m.created_at desc, m.id desc`;
    const inOrder = [...rows].sort((a, b) => Number(b.body.split(' ')[1]) - Number(a.body.split(' ')[1]));
    return inOrder.map(({ phone, body, unread }) => `${phone} ${body}${unread > 0 ? ' Unread' : ''}`);
  });

const asListed = (page: Page): Promise<string[]> =>
  page.locator('button[data-phone]').evaluateAll((rows) => {
    const place = (row: Element) => Number(row.closest('li')?.getAttribute('aria-posinset'));
    return rows
      .sort((a, b) => place(a) - place(b))
      .map((row) => {
        const body = /text \d+/.exec(row.textContent ?? '')?.[0];
        return `${row.getAttribute('data-phone')} ${body}${row.textContent?.endsWith('Unread') ? ' Unread' : ''}`;
      });
  });

test('R15 the list is the table within 5 s of each return of the network, whatever came in while it was away', async ({
  page,
}) => {
  const [cuts, changes] = isFull ? [20, 500] : [3, 75];
  test.setTimeout(60_000 + cuts * 10_000);
  const prefix = someNumber().slice(0, 10);
  const people = Array.from({ length: 8 }, (_, index) => `${prefix}${index}${index}`);
  let texts = 0;
  let made = 0;
  const change = async (count: number) => {
    const start = Date.now();
    const inbound = Array.from({ length: Math.ceil(count * 0.8) }, (_, index) => {
      texts += 1;
      return { from: people[(texts * 5) % 8] ?? '', body: `text ${texts}`, at: new Date(start + index) };
    });
    for (const each of inbound) await keepInbound([each]);
    const read = count - inbound.length;
    await inDatabase(
      (sql) => sql`
        update public.messages set status = 'read'
        where id in (select id from public.messages where from_phone like ${`${prefix}%`} and status <> 'read'
          order by random() limit ${read})`,
    );
    made += count;
  };
  await change(10);
  made = 0;
  const network = await makeNetwork(page);
  const { phone } = await openInbox(page);
  await phone.fill(prefix);
  await expect.poll(() => asListed(page)).toEqual(await asInTable(prefix));

  const waits: number[] = [];
  for (let round = 0; round < cuts; round++) {
    const share = Math.ceil((changes - made) / (cuts - round));
    await network.cut();
    await change(Math.ceil(share / 2));
    const changing = change(Math.floor(share / 2));
    await network.mend();
    await changing;
    const returnedAt = performance.now();
    const wanted = await asInTable(prefix);
    await expect.poll(() => asListed(page), { timeout: 5_000, intervals: [50] }).toEqual(wanted);
    waits.push(performance.now() - returnedAt);
  }
  expect(made).toBe(changes);
  test.info().annotations.push({ type: 'slowest ms', description: String(Math.round(Math.max(...waits))) });
  if (isFull) process.stdout.write(`slowest return: ${Math.round(Math.max(...waits))} ms of ${cuts}\n`);
});

test('a list of thousands renders only what is visible, and scrolls to its end', async ({ page }) => {
  const count = isFull ? 10_000 : 2_000;
  const now = Date.now();
  await stubList(
    page,
    Array.from({ length: count }, (_, index) =>
      stubMessage({
        id: `m${index}`,
        from_phone: `+1555${String(index).padStart(7, '0')}`,
        body: `text ${index}`,
        created_at: new Date(now - index * 60_000).toISOString(),
      }),
    ),
  );
  const { rows, list } = await openInbox(page);
  await expect(rows.first()).toBeVisible();
  const frames = await list.locator('ul').evaluate(async (rowsOf) => {
    const box = rowsOf.parentElement;
    if (!box) throw new Error('no scroll box');
    const deltas: number[] = [];
    let blank = 0;
    let most = 0;
    let before = await new Promise<number>(requestAnimationFrame);
    for (let frame = 0; frame < 240; frame++) {
      box.scrollTop += 90;
      const at = await new Promise<number>(requestAnimationFrame);
      deltas.push(at - before);
      before = at;
      most = Math.max(most, rowsOf.children.length);
      const { left, top, height } = box.getBoundingClientRect();
      if (!document.elementFromPoint(left + 40, top + height / 2)?.closest('[data-phone]')) blank += 1;
    }
    box.scrollTop = box.scrollHeight;
    deltas.sort((a, b) => a - b);
    const at = (share: number) => Math.round((deltas[Math.floor(deltas.length * share)] ?? 0) * 10) / 10;
    return { blank, most, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  });
  expect(frames.blank).toBe(0);
  expect(frames.most).toBeLessThan(40);
  await expect(list.getByText(`text ${count - 1}`, { exact: true })).toBeVisible();
  if (isFull) process.stdout.write(`frames of ${count} rows: ${JSON.stringify(frames)}\n`);
});

test('Live is said only while the socket brings changes', async ({ page }) => {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket('**/backend/realtime/v1/websocket*', (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  const { list } = await openInbox(page);
  const live = list.getByText('Live', { exact: true });
  await expect(live).toBeVisible();
  isCut = true;
  for (const socket of open) await socket.close();
  await expect(list.getByText('Reconnecting. Checking every minute')).toBeVisible();
  await expect(live).toHaveCount(0);
  isCut = false;
  await expect(live).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(true);
  await expect(list.getByText('No internet connection. Showing messages as last loaded.')).toBeVisible();
  await expect(live).toHaveCount(0);
});
