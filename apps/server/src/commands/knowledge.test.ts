import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAssistant } from '../../testing/ask-assistant.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { loadConfig } from '../config/config.ts';
import { runKnowledge } from './knowledge.ts';

let test: TestApp;
let dir: string;
beforeAll(async () => {
  test = await createTestApp(() => new Date('2026-11-18T18:00:00Z'), { STORE_FILE: '', KNOWLEDGE_DIR: '' });
  dir = await mkdtemp(join(tmpdir(), 'rxweb-pages-'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true, force: true });
});

async function run(...words: string[]) {
  const said: string[] = [];
  const stream = { write: (text: string) => said.push(text) } as unknown as NodeJS.WriteStream;
  const code = await runKnowledge(words, loadConfig({}), { stdout: stream, stderr: stream }, (_, work) =>
    work(test.context.sql),
  );
  return { code, said: said.join('') };
}
const visitorAsks = async (text: string) =>
  (await askAssistant(test.context.answerer, test.context.store, test.context.now(), text)).text;

it('writes all pages to a folder and reads them back without a difference', async () => {
  const out = join(dir, 'pages');
  expect(await run('export', out)).toMatchObject({ code: 0 });
  expect(await readdir(join(out, 'en'))).toHaveLength(
    test.context.knowledge.pages.filter(({ language }) => language === 'en').length,
  );
  expect((await run('import', out, '--yes')).said).toBe('The pages are already the same.\n');
  await expect(run('export', out)).rejects.toThrow('isn’t empty');
});

it('changes, adds and removes pages on the running server, once it is meant', async () => {
  const out = join(dir, 'pages');
  const delivery = join(out, 'en', 'delivery.md');
  await writeFile(
    delivery,
    (await readFile(delivery, 'utf8')).replace(/Please call us[^\n]*/, 'Our blue van comes on Tuesdays.'),
  );
  await rm(join(out, 'en', 'jobs-and-vendors.md'));
  await writeFile(
    join(out, 'en', 'notary.md'),
    '---\nid: notary\ntitle: "Notary: yes"\nreviewed: 2026-11-18\nquestions: [Do you have a notary?]\n---\n\nYes.\n',
  );
  const { said } = await run('import', out);
  expect(said).toBe(
    'change en/delivery\nadd en/notary\nremove en/jobs-and-vendors\nNothing is saved yet. Add --yes to save.\n',
  );
  expect(await visitorAsks('Do you deliver?')).not.toContain('blue van');

  expect((await run('import', out, '--yes')).said).toContain('3 pages saved.');
  await expect.poll(() => visitorAsks('Do you deliver?'), { timeout: 3_000 }).toContain('blue van');
  expect(await visitorAsks('Do you have a notary?')).toContain('Yes.');
});

it('saves nothing of a folder with an invalid page, and names it', async () => {
  await writeFile(join(dir, 'pages', 'en', 'notary.md'), '---\nid: notary\n---\n\nYes.\n');
  const before = test.context.knowledge.version;
  await expect(run('import', join(dir, 'pages'), '--yes')).rejects.toThrow(/notary\.md: title/);
  await test.context.knowledge.refresh();
  expect(test.context.knowledge.version).toBe(before);
});

it('explains itself', async () => {
  expect(await run()).toMatchObject({ code: 64, said: expect.stringContaining('knowledge export DIR') });
  expect(await run('export', dir, '--yes')).toMatchObject({ code: 64 });
});
