import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testStore } from '../../testing/test-store.ts';
import { parseKnowledgePage } from '../adapters/local-assistant/pages/knowledge-page.ts';
import { runCheck } from './check.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const now = new Date('2026-11-21T18:00:00Z');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rxweb-check-'));
  await Promise.all(['en', 'es'].map((language) => mkdir(join(dir, language))));
  await writeFile(join(dir, 'store.json'), JSON.stringify(testStore));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function sink() {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { stream, text: () => text };
}

async function check(words: string[] = [], knowledgeDir = dir, storeFile = join(dir, 'store.json'), at = now) {
  const [stdout, stderr] = [sink(), sink()];
  const code = await runCheck(
    words,
    { knowledgeDir, storeFile, publicUrl: 'http://localhost:3000', supabase: null },
    { stdout: stdout.stream, stderr: stderr.stream },
    at,
  );
  return { code, out: stdout.text(), err: stderr.text() };
}

interface Page {
  id?: string;
  reviewed?: string;
  question?: string;
  answer?: string;
}

/** One page in both languages; the English one as given. */
async function write(
  name: string,
  { id = name, reviewed = '2026-11-16', question, answer = 'Call {{phone}}.' }: Page = {},
) {
  const text = (asked: string) =>
    `---\nid: ${id}\ntitle: ${name}\nreviewed: ${reviewed}\nquestions: ["${asked}"]\n---\n\n${answer}\n`;
  await writeFile(join(dir, 'en', `${name}.md`), text(question ?? `Where is the ${name}?`));
  await writeFile(join(dir, 'es', `${name}.md`), text(`¿Tienen ${name}?`));
}

describe('the check of the knowledge', () => {
  it('finds nothing to put right where nothing is', async () => {
    await write('gizmo');
    expect(await check()).toEqual({ code: 0, out: 'The knowledge pages are fine.\n', err: '' });
  });

  it.each<[string, Page, string]>([
    [
      'a page that nobody reviewed for long',
      { reviewed: '2026-05-24' },
      'reviewed: 2026-05-24 is 181 days ago, more than 180',
    ],
    ['a review in the future', { reviewed: '2026-11-22' }, 'reviewed: 2026-11-22 is in the future'],
    ['a date that is none', { reviewed: '2026-02-30' }, 'reviewed: a date of the calendar'],
    ['an unknown placeholder', { answer: 'Fax {{fax}}.' }, '{{fax}} isn’t a known placeholder'],
    [
      'a link that leads nowhere',
      { answer: '[Here](javascript:alert) and [there](tel:+15555550100).' },
      'link to javascript:alert',
    ],
    ['a dose', { answer: 'Adults take 2 tablets.' }, '"2 tablets" reads like a dose'],
    ['how often', { answer: 'Tome una cada 8 horas.' }, '"cada 8 horas" reads like a dose'],
    ['advice to stop', { answer: 'You may stop taking it.' }, '"stop taking" reads like a dose'],
  ])('names %s, with its file', async (_what, page, line) => {
    await write('gizmo', page);
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out).toMatch(/\/en\/gizmo\.md: /);
    expect(out).toContain(line);
  });

  it('names what is wrong with the lists of ways of asking', async () => {
    await write('gizmo');
    await mkdir(join(dir, 'en', 'asked'));
    const list = (name: string, lines: string[]) => writeFile(join(dir, 'en', 'asked', name), lines.join('\n'));
    await list('gizmo.txt', ['got any gizmo', 'any gizmos left', `gizmo ${'x'.repeat(160)}`, 'Any gizmos left?']);
    await list('gadget.txt', ['got a gadget']);
    await list('unknown.txt', ['got any gizmo', 'my baby is not breathing']);
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out).toContain('gizmo.txt: "Any gizmos left?" appears there twice');
    expect(out).toMatch(/gizmo\.txt: "gizmo x+" is longer than 160 characters/);
    expect(out).toContain('gadget.txt: there is no page or fact named gadget');
    expect(out).toContain('unknown.txt: "got any gizmo" is also in gizmo.txt');
    expect(out).toContain('unknown.txt: "my baby is not breathing" leads to the safety card (emergency)');
  });

  it('takes another number of days', async () => {
    await write('gizmo', { reviewed: '2026-11-16' });
    expect(await check(['--days', '4'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('is 5 days ago, more than 4'),
    });
    expect(await check(['--days', '5'])).toMatchObject({ code: 0 });
  });

  it('names pages that the other language lacks, and two pages of one id', async () => {
    await write('gizmo');
    await rm(join(dir, 'es', 'gizmo.md'));
    expect((await check()).out).toContain('en/gizmo.md: there is no page with the id gizmo in es/');
    await write('gizmo');
    await writeFile(join(dir, 'en', 'widget.md'), await readFile(join(dir, 'en', 'gizmo.md')));
    expect((await check()).out).toMatch(/en\/widget\.md: id: gizmo is also the id of .*en\/gizmo\.md/);
  });

  it('names questions of two pages, word for word or nearly, and questions that lead to another page', async () => {
    await write('gizmo', { question: 'Do you repair bicycles?' });
    await write('widget', { question: 'do you repair bicycles' });
    expect((await check()).out).toMatch(/widget\.md: question "do you repair bicycles" is also in the page gizmo/);
    await write('widget', { question: 'Can you repair my bicycle?' });
    expect((await check()).out).toMatch(
      /widget\.md: question ".*" is nearly "Do you repair bicycles\?" in the page gizmo/,
    );
    await write('widget', { question: 'What are your hours?' });
    expect((await check()).out).toMatch(/widget\.md: question "What are your hours\?" leads to page hours instead/);
    await write('widget', { question: 'I cannot breathe' });
    expect((await check()).out).toContain('question "I cannot breathe" leads to the safety card (emergency) instead');
  });

  it('continues after a broken page, and names a broken store.json', async () => {
    await write('gizmo');
    await writeFile(join(dir, 'en', 'a.md'), 'no front matter');
    await writeFile(join(dir, 'en', 'b.md'), '---\nid: [b\n---\n\nText.\n');
    const { out, code } = await check();
    expect(code).toBe(1);
    expect(out).toMatch(/en\/a\.md: it must start with front matter.*\n.*en\/b\.md: front matter: /);
    await writeFile(join(dir, 'store.json'), '{');
    expect(await check()).toMatchObject({ code: 1, out: expect.stringContaining('store.json isn’t valid JSON') });
  });

  it.each([[['now']], [['--days']], [['--days', 'ten']], [['--days', '1', '2']]])(
    'says how it is used: %j',
    async (words) => {
      expect(await check(words)).toEqual({
        code: 64,
        out: '',
        err: expect.stringContaining('Usage: npm run -s rx -- check'),
      });
    },
  );

  it('has nothing to say about the knowledge of the project', async () => {
    const reviewed = new Date('2026-11-30T20:00:00Z');
    expect(await check([], `${root}knowledge`, `${root}store.json`, reviewed)).toEqual({
      code: 0,
      out: 'The knowledge pages are fine.\n',
      err: '',
    });
    // 20,000 sample questions.
  }, 120_000);
});

it('reads the page that docs/knowledge.md shows', async () => {
  const docs = await readFile(`${root}docs/knowledge.md`, 'utf8');
  const example = /```markdown\n([\s\S]*?)```/.exec(docs)?.[1] ?? '';
  const page = parseKnowledgePage('example.md', example, testStore);
  expect(page).toMatchObject({ id: 'ear-piercing', reviewed: '2026-11-21' });
  expect(page.answer).toContain('(555) 555-0199');
});
