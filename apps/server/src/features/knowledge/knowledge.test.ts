import type { ListedPage, PageText, PageVersion } from '@rxweb/contracts/knowledge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant } from '../../../testing/ask-assistant.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';

const pages = '/api/knowledge/pages';
const notary: PageText = {
  title: 'Notary',
  reviewed: '2026-11-20',
  questions: ['Do you have a notary?', 'Can you notarize a form for me?'],
  keywords: ['notary', 'notarize'],
  answer: 'Yes. Ask for the notary at {{name}}, or call {{phone}} first.',
};

let test: TestApp;
let pharmacist: StaffMember;
beforeAll(async () => {
  test = await createTestApp(() => new Date('2026-11-18T18:00:00Z'), { STORE_FILE: '', KNOWLEDGE_DIR: '' });
  pharmacist = await hire(test, 'pharmacist', 'pharmacist');
});
afterAll(() => test.close());

const post = async (path: string, body: unknown) => pharmacist.call('POST', path, body);
const save = (page: PageText, version: number, isDraft = false, id = 'notary') =>
  pharmacist.call('PUT', `${pages}/${id}/en`, { version, page, isDraft });
const versionsOf = async (id: string): Promise<PageVersion[]> =>
  (await (await pharmacist.call('GET', `${pages}/${id}/en`)).json()).versions;
const newestOf = async (id: string) => (await versionsOf(id))[0]?.version ?? 0;
const visitorAsks = async (text: string) =>
  (await askAssistant(test.context.answerer, test.context.store, test.context.now(), text)).text;

describe('knowledge in the database', () => {
  it('starts with the pages of the folder', async () => {
    const { pages: listed, isReadOnly } = await (await pharmacist.call('GET', pages)).json();
    expect(isReadOnly).toBe(false);
    expect(listed.length).toBe(test.context.knowledge.pages.length);
    expect(listed).toContainEqual(
      expect.objectContaining({ id: 'delivery', language: 'es', isPublished: true, hasDraft: false }),
    );
    expect((await versionsOf('delivery'))[0]).toMatchObject({ version: 1, origin: 'seed', savedBy: null });
  });

  it('keeps a draft from visitors, lets staff ask it, and answers from it once it is published', async () => {
    const question = notary.questions[0] ?? '';
    expect(await visitorAsks(question)).toContain('I don’t know about “notary”');
    expect((await save(notary, 0, true)).status).toBe(200);
    expect(await visitorAsks(question)).toContain('I don’t know about “notary”');
    const asked = await post('/api/knowledge/ask', {
      text: question,
      language: 'en',
      draft: { id: 'notary', language: 'en', page: notary },
    });
    expect(await asked.json()).toMatchObject({
      leadsTo: 'notary',
      card: null,
      text: expect.stringContaining('at Alder Street Pharmacy, or call (555) 555-0100'),
    });
    expect((await save(notary, await newestOf('notary'))).status).toBe(200);
    expect(await visitorAsks(question)).toContain('Ask for the notary');
    const { pages: listed } = await (await pharmacist.call('GET', pages)).json();
    expect(listed.find(({ id }: { id: string }) => id === 'notary')).toMatchObject({
      isPublished: true,
      hasDraft: false,
    });
  });

  it('refuses to publish what a safety rule forbids, and says what', async () => {
    const version = await newestOf('notary');
    const answer = await save({ ...notary, answer: 'Take 2 tablets every 4 hours.' }, version);
    expect(answer.status).toBe(422);
    const { code, issues } = await answer.json();
    expect(code).toBe('knowledge_refused');
    expect(issues[0].message).toContain('reads like a dose');
    const crisis = await save({ ...notary, questions: ['I want to kill myself'] }, version);
    expect((await crisis.json()).issues[0].message).toContain('gets the safety card (crisis)');
    expect((await save({ ...notary, answer: 'Call {{fax}}.' }, version)).status).toBe(400);
    expect(await newestOf('notary')).toBe(version);
  });

  it('warns of check questions that would lead elsewhere', async () => {
    const question = { language: 'en', question: 'Do you deliver?', expects: 'delivery' };
    expect((await pharmacist.call('PUT', '/api/knowledge/check-questions', question)).status).toBe(200);
    const { questions } = await (await pharmacist.call('GET', '/api/knowledge/check-questions')).json();
    expect(questions).toEqual([{ ...question, leadsTo: 'delivery' }]);

    const greedy = { ...notary, questions: ['Do you deliver?'], keywords: ['deliver', 'delivery'] };
    const check = async (page: PageText) =>
      (await post('/api/knowledge/check', { id: 'notary', language: 'en', page })).json();
    expect((await check(notary)).changes).toEqual([]);
    const { changes, advice } = await check(greedy);
    expect([...changes, ...advice].length).toBeGreaterThan(0);
    expect(
      (await post('/api/knowledge/check-questions/removed', { language: 'en', question: 'Do you deliver?' })).status,
    ).toBe(200);
    expect(
      (await post('/api/knowledge/check-questions/removed', { language: 'en', question: 'Do you deliver?' })).status,
    ).toBe(404);
  });

  it('keeps the words of who saved first, takes a page away and brings earlier words back', async () => {
    const version = await newestOf('notary');
    expect((await save({ ...notary, title: 'Notary public' }, version)).status).toBe(200);
    const late = await save({ ...notary, title: 'Late' }, version);
    expect(late.status).toBe(409);
    expect((await late.json()).current.versions[0].page.title).toBe('Notary public');

    const removed = await post(`${pages}/notary/en/removed`, { version: await newestOf('notary') });
    expect(removed.status).toBe(200);
    expect(await visitorAsks('Do you have a notary?')).toContain('I don’t know about “notary”');
    const back = await post(`${pages}/notary/en/revert`, { version: await newestOf('notary'), to: version });
    expect((await back.json()).versions[0]).toMatchObject({
      origin: 'revert',
      savedBy: pharmacist.id,
      page: { title: 'Notary' },
    });
    expect(await visitorAsks('Do you have a notary?')).toContain('Ask for the notary');

    const reviewed = await post(`${pages}/notary/en/reviewed`, { version: await newestOf('notary') });
    expect((await reviewed.json()).versions[0].page).toEqual({ ...notary, reviewed: '2026-11-18' });
    const [{ count }] = await test.context.sql<[{ count: number }]>`
      select count(*)::int as count from app.audit_log where action = 'knowledge_changed' and target = 'en/notary'`;
    expect(count).toBe((await versionsOf('notary')).length);
  });

  it('marks a language that another change left behind, until someone checks it', async () => {
    const { sql } = test.context;
    await sql`update app.knowledge_versions set saved_at = saved_at - interval '1 day' where id = 'delivery'`;
    const old = async () => {
      const listed = (await (await pharmacist.call('GET', pages)).json()).pages as ListedPage[];
      return listed.filter(({ isOld }) => isOld).map(({ id, language }) => `${id} ${language}`);
    };
    const [newest] = await versionsOf('delivery');
    const page = newest?.page ?? notary;
    await save({ ...page, title: 'Our delivery' }, newest?.version ?? 0, false, 'delivery');
    expect(await old()).toEqual([]);
    const answer = `${page.answer}\n\nWe deliver on Saturdays, too.`;
    expect((await save({ ...page, answer }, await newestOf('delivery'), false, 'delivery')).status).toBe(200);
    expect(await old()).toEqual(['delivery es']);
    expect((await post(`${pages}/delivery/es/reviewed`, { version: 1 })).status).toBe(200);
    expect(await old()).toEqual([]);

    const later = () => sql`
      update app.knowledge_versions set saved_at = saved_at - interval '1 day' where id = 'delivery'`;
    const spanish = `${pages}/delivery/es`;
    const catchUp = async (words: string) => {
      const [latest] = (await (await pharmacist.call('GET', spanish)).json()).versions as PageVersion[];
      const next = { ...(latest?.page ?? notary), answer: `${latest?.page?.answer}\n\n${words}` };
      const change = { version: latest?.version, page: next, isDraft: false };
      expect((await pharmacist.call('PUT', spanish, change)).status).toBe(200);
    };
    await later();
    await save({ ...page, answer: `${answer} From 9.` }, await newestOf('delivery'), false, 'delivery');
    await later();
    expect(await old()).toEqual(['delivery es']);
    await catchUp('También los sábados.');
    await catchUp('Desde las 9.');
    expect(await old()).toEqual([]);
    await later();
    await catchUp('Los domingos, no.');
    expect(await old()).toEqual(['delivery en']);
  });

  it('follows the store’s name', async () => {
    await test.context.settings.refresh();
    const admin = await hire(test, 'owner', 'admin');
    const { version, settings } = await (await admin.call('GET', '/api/admin/settings')).json();
    const store = { ...settings.store, name: 'Birch Pharmacy' };
    expect((await admin.call('PUT', '/api/admin/settings', { version, settings: { store } })).status).toBe(200);
    expect(await visitorAsks('Do you have a notary?')).toContain('at Birch Pharmacy');
  });

  it('groups unanswered questions by meaning and settles a group', async () => {
    const texts = ['Do you sell lottery tickets?', 'can i buy lottery tickets', 'Do you fix watches?'];
    for (const text of texts)
      await test.context.sql`
        insert into app.chat_turns (question, answer, state, language, outcome)
        values (${text}, 'I don’t know', 'complete', 'en', 'unknown')`;
    const path = '/api/knowledge/question-groups';
    const { groups } = await (await pharmacist.call('GET', path)).json();
    expect(groups.map(({ turnIds }: { turnIds: string[] }) => turnIds.length)).toEqual([2, 1]);
    expect(groups[0].examples).toEqual([texts[1], texts[0]]);
    const settled = await post(`${path}/settled`, { turnIds: groups[0].turnIds });
    expect(await settled.json()).toEqual({ settled: 2 });
    expect((await (await pharmacist.call('GET', path)).json()).groups).toHaveLength(1);
    // One more than PostgreSQL's largest bigint.
    expect((await post(`${path}/settled`, { turnIds: ['9223372036854775808'] })).status).toBe(400);
  });
});

it('pages of a folder that is named are shown and never saved', async () => {
  const named = await createTestApp();
  try {
    const admin = await hire(named, 'owner', 'admin');
    expect((await (await admin.call('GET', pages)).json()).isReadOnly).toBe(true);
    const answer = await admin.call('PUT', `${pages}/notary/en`, { version: 0, page: notary, isDraft: true });
    expect((await answer.json()).code).toBe('knowledge_read_only');
  } finally {
    await named.close();
  }
});
