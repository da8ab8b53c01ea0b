import { describe, expect, it } from 'vitest';
import { ours } from '../differences.ts';
import type { Answer } from '../recording-fetch.ts';
import { itEmbedded, lazily, type Suite } from '../suite.ts';

interface Message {
  id: string;
  direction: string;
  from_phone: string;
  body: string;
  status: string;
  created_at: string;
}

const columns = ['id', 'direction', 'from_phone', 'to_phone', 'body', 'status', 'sent_at', 'received_at', 'created_at'];

/** Section 2: reading the messages table. */
export function rest(suite: Suite): void {
  const admin = lazily(async () => suite.signIn(await suite.person('admin')));
  const employee = lazily(async () => suite.signIn(await suite.person('employee')));
  const token = async () => (await admin()).session.access_token;
  const get = async (query: string, headers = {}) =>
    suite.call('GET', `/rest/v1/messages?${query}`, { token: await token(), headers });

  /** Five own messages, newest last, and a filter that finds no others. */
  const five = lazily(async () => {
    const { sql } = suite.target;
    const rows = await sql<Message[]>`
      insert into public.messages (direction, from_phone, to_phone, body, status, sent_at, created_at)
      select case when n < 3 then 'inbound' else 'outbound' end, '+1555000' || n, '+15559999', ${suite.prefix} || ' ' || n,
        case when n = 5 then 'failed' else 'delivered' end, case when n = 1 then now() end,
        '2026-11-20T21:08:04.357485Z'::timestamptz + n * interval '1 minute'
      from generate_series(1, 5) n returning *`;
    suite.atEnd(() => sql`delete from public.messages where body like ${`${suite.prefix}%`}`);
    return rows;
  });
  const mine = async (count?: 'exact') => {
    await five();
    return (await admin()).client
      .from('messages')
      .select('*', count ? { count } : {})
      .like('body', `${suite.prefix} _`)
      .order('created_at', { ascending: false });
  };

  it('S9-04 an administrator reads the messages, newest first', async () => {
    const rows = await five();
    const { client, last } = await admin();
    const { data, error } = await client
      .from('messages')
      .select('*')
      .like('body', `${suite.prefix} _`)
      .order('created_at', { ascending: false })
      .limit(200);
    const { path, status, headers, requestHeaders, body } = last();
    expect({ status, error }).toEqual({ status: 200, error: null });
    expect(path).toMatch(/^\/rest\/v1\/messages\?select=\*&body=like\.[^&]+&order=created_at\.desc&limit=200$/);
    expect(requestHeaders.get('accept-profile')).toBe('public');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-range')).toBe('0-4/*');
    expect(headers.get('content-location')).toMatch(/^\/messages\?/);
    expect(data).toEqual(body);
    expect((data ?? []).map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse());
    for (const row of data ?? []) {
      expect(Object.keys(row).slice(0, columns.length)).toEqual(columns);
      expect(row.created_at).toMatch(/^2026-11-20T21:\d\d:04\.357485\+00:00$/);
    }
  });

  it('counts when asked, and says that a page is a part', async () => {
    const whole = await mine('exact');
    expect(whole).toMatchObject({ status: 200, count: 5 });
    const { last, client } = await admin();
    expect(last().headers.get('content-range')).toBe('0-4/5');
    expect(last().headers.get('preference-applied')).toBe('count=exact');
    const part = await client
      .from('messages')
      .select('id', { count: 'exact' })
      .like('body', `${suite.prefix} _`)
      .range(1, 2);
    expect(part).toMatchObject({ status: 206, count: 5, error: null });
    expect(last().path).toContain('offset=1&limit=2');
    expect(last().headers.get('content-range')).toBe('1-2/5');
    expect(part.data).toHaveLength(2);
  });

  it('HEAD counts without sending rows', async () => {
    await five();
    const { client, last } = await admin();
    const { count, data } = await client
      .from('messages')
      .select('*', { count: 'exact', head: true })
      .like('body', `${suite.prefix} _`);
    expect({ count, data }).toEqual({ count: 5, data: null });
    expect(last()).toMatchObject({ method: 'HEAD', text: '' });
  });

  it('nothing found is an empty array', async () => {
    const { client, last } = await admin();
    const { data } = await client.from('messages').select().eq('body', `${suite.prefix} never`);
    expect({ data, status: last().status, range: last().headers.get('content-range') }).toEqual({
      data: [],
      status: 200,
      range: '*/*',
    });
  });

  it('single gives the one row there is', async () => {
    const [row] = await five();
    const { client, last } = await admin();
    const { data } = await client.from('messages').select('id,body').eq('id', row?.id).single();
    expect(data).toEqual({ id: row?.id, body: row?.body });
    expect(last().requestHeaders.get('accept')).toBe('application/vnd.pgrst.object+json');
    expect(last().headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
    const none = await client.from('messages').select().eq('body', `${suite.prefix} never`).maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
  });

  it.each([
    ['no row', 'never', 0],
    ['five rows', '%', 5],
  ])('single of %s is refused', async (_, pattern, count) => {
    await five();
    const { client, last } = await admin();
    const { error } = await client.from('messages').select().like('body', `${suite.prefix} ${pattern}`).single();
    const refusal = {
      code: 'PGRST116',
      details: `The result contains ${count} rows`,
      hint: null,
      message: expect.stringMatching(/single JSON object/),
    };
    expectRestRefusal(last(), error, 406, refusal);
  });

  describe('filters', () => {
    const phone = (n: number) => `from_phone=eq.${encodeURIComponent(`+1555000${n}`)}`;
    it.each([
      ['eq', phone(1), [1]],
      ['neq', 'status=neq.delivered', [5]],
      ['gt', 'created_at=gt.2026-11-20T21:12:04.357485Z', [5]],
      ['gte', 'created_at=gte.2026-11-20T21:12:04.357485Z', [4, 5]],
      ['lt', 'created_at=lt.2026-11-20T21:10:04.357485Z', [1]],
      ['lte', 'created_at=lte.2026-11-20T21:10:04.357485Z', [1, 2]],
      ['in', 'status=in.(failed,read)', [5]],
      ['is null', 'sent_at=is.null', [2, 3, 4, 5]],
      ['not is null', 'sent_at=not.is.null', [1]],
      ['like', 'body=like.*3', [3]],
      ['ilike', 'from_phone=ilike.*0002', [2]],
      ['or', `or=(status.eq.failed,sent_at.not.is.null)`, [1, 5]],
      ['and', 'and=(direction.eq.inbound,sent_at.is.null)', [2]],
    ])('%s', async (_, filter, expected) => {
      const rows = await five();
      const { status, body } = await get(`select=id&body=like.${suite.prefix}*&${filter}&order=created_at.asc`);
      const ids = Array.isArray(body) ? body.map(({ id }) => id) : [];
      expect({ status, ids }).toEqual({ status: 200, ids: expected.map((n) => rows[n - 1]?.id) });
    });

    it('the client writes them so', async () => {
      const rows = await five();
      const { client } = await admin();
      const { data } = await client
        .from('messages')
        .select('id')
        .like('body', `${suite.prefix}%`)
        .or('direction.eq.inbound,status.in.(failed,read)')
        .not('sent_at', 'is', null)
        .in('status', ['delivered', 'read']);
      expect(data).toEqual([{ id: rows[0]?.id }]);
    });

    it('orders by more than one column', async () => {
      const rows = await five();
      const { body } = await get(
        `select=id&body=like.${suite.prefix}*&order=status.desc.nullslast,created_at.desc&limit=2`,
      );
      expect(body).toEqual([{ id: rows[4]?.id }, { id: rows[3]?.id }]);
    });
  });

  describe('rights', () => {
    it('Z9 an employee reads nothing', async () => {
      await five();
      const { client, last } = await employee();
      const { data, error } = await client.from('messages').select();
      expect({ status: last().status, data, error }).toEqual({ status: 200, data: [], error: null });
    });

    it('Z9 a visitor is refused, and must sign in', async () => {
      const { client, last } = suite.visitor();
      const { error } = await client.from('messages').select();
      const message = 'permission denied for table messages';
      expectRestRefusal(last(), error, 401, { code: '42501', details: null, hint: null, message });
      expect(last().headers.get('www-authenticate')).toMatch(/^Bearer/);
    });

    it('an invalid token is refused, not treated as a visitor', async () => {
      const bad = await suite.call('GET', '/rest/v1/messages', { token: `${await token()}x` });
      expect(bad.status).toBe(401);
      expect(bad.body).toEqual({
        code: expect.stringMatching(/^PGRST30[13]$/),
        details: expect.toSatisfy(isTextOrNull),
        hint: null,
        message: expect.any(String),
      });
      expect(bad.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
    });

    itEmbedded('a token whose time is over is refused', 'it takes the signing key', async () => {
      const expired = suite.target.signToken?.(await token(), { exp: Math.floor(Date.now() / 1_000) - 60 }) ?? '';
      const { status, body, headers } = await suite.call('GET', '/rest/v1/messages', { token: expired });
      expect({ status, body }).toEqual({
        status: 401,
        body: { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
      });
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token", error_description="JWT expired"');
      expect(headers.get('proxy-status')).toBe('PostgREST; error=PGRST303');
    });

    it('the token of a session that was ended', async () => {
      const { session } = await suite.signIn((await admin()).person);
      await suite.call('POST', '/auth/v1/logout?scope=local', { token: session.access_token });
      const { status } = await suite.call('GET', '/rest/v1/messages?limit=1', { token: session.access_token });
      expect(status).toBe(ours('endedSessions', 401, 200));
    });
  });

  describe('what is refused', () => {
    it.each([
      ['a column that is none', 'select=nothing', {}, 400, '42703'],
      ['a value of another type', 'id=eq.seven', {}, 400, '22P02'],
      ['a filter that is none', 'id=resembles.7', {}, 400, 'PGRST100'],
      ['a page behind the end', 'offset=1000000', { prefer: 'count=exact' }, 416, 'PGRST103'],
      ['another schema', 'select=id', { 'accept-profile': 'auth' }, 406, 'PGRST106'],
      ['another media type', 'select=id', { accept: 'application/x-unknown' }, 406, 'PGRST107'],
    ])('%s', async (_, query, headers, status, code) => {
      const answer = await get(query, headers);
      expectRestBody(answer, status, { code });
    });

    it('the client makes of it an error with those four keys', async () => {
      const { client, last } = await admin();
      const { data, error, status } = await client.from('messages').select('nothing');
      expect({ data, status }).toEqual({ data: null, status: 400 });
      const message = 'column messages.nothing does not exist';
      expectRestRefusal(last(), error, 400, { code: '42703', details: null, hint: null, message });
      const thrown = client.from('messages').select('nothing').throwOnError();
      await expect(thrown).rejects.toMatchObject({ name: 'PostgrestError', code: '42703', message });
    });

    it('a schema that is not exposed', async () => {
      const { client, last } = await admin();
      const { error } = await client.schema('auth').from('users').select();
      expectRestRefusal(last(), error, 406, { code: 'PGRST106' });
    });

    it('a table that is none', async () => {
      const { client, last } = await admin();
      const { error } = await client.from('no_such_table').select();
      expectRestRefusal(last(), error, 404, { code: expect.stringMatching(/^(PGRST205|42P01)$/) });
    });

    it('Z9 every way to write', async () => {
      const rows = await five();
      const { client, last } = await admin();
      const id = rows[0]?.id ?? '';
      const writes = [
        () => client.from('messages').insert({ body: 'x' }),
        () => client.from('messages').update({ body: 'x' }).eq('id', id),
        () => client.from('messages').upsert({ id, body: 'x' }),
        () => client.from('messages').delete().eq('id', id),
      ];
      for (const write of writes) {
        const { error } = await write();
        const [status, code] = ours('restWrites', [405, 'PGRST117'] as const, [403, '42501'] as const);
        expectRestRefusal(last(), error, status, { code });
      }
      expect(await suite.target.sql`select body from public.messages where id = ${id}`).toEqual([
        { body: rows[0]?.body },
      ]);
    });

    it('a function that is none', async () => {
      const { client, last } = await admin();
      const { error } = await client.rpc('no_such_function', {}, { get: true });
      expectRestRefusal(last(), error, 404, { code: 'PGRST202' });
    });
  });

  it('a limit that is no number is ignored', async () => {
    await five();
    const { status } = await get(`select=id&body=like.${suite.prefix}*&limit=many`);
    expect(status).toBe(200);
  });

  it('more rows than the cap are cut off without a word', async () => {
    const { sql } = suite.target;
    await five();
    await sql`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      select 'inbound', '+1', '+2', ${`${suite.prefix} many`}, 'read' from generate_series(1, 205)`;
    const { client, last } = await admin();
    const { data, status } = await client.from('messages').select('id').eq('body', `${suite.prefix} many`);
    const rows = ours('rowCap', 200, 205);
    expect({ status, rows: data?.length }).toEqual({ status: 200, rows });
    expect(last().headers.get('content-range')).toBe(`0-${rows - 1}/*`);
  });
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function expectRestBody(answer: Answer, status: number, refusal: object): void {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: {
      details: expect.toSatisfy(isTextOrNull),
      hint: expect.toSatisfy(isTextOrNull),
      message: expect.any(String),
      ...refusal,
    },
  });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
}

function expectRestRefusal(answer: Answer, error: unknown, status: number, refusal: object): void {
  expectRestBody(answer, status, refusal);
  expect(error).toMatchObject(Object(answer.body));
}
