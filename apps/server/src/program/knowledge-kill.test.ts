import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyTemplate } from '@rxweb/backend/testing';
import type { PageText } from '@rxweb/contracts/knowledge';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrationsDir } from '../../testing/create-test-app.ts';
import { rx } from '../../testing/run-rx.ts';
import { type ServerProcess, spawnServer } from '../../testing/spawn-server.ts';
import { writePageFile } from '../adapters/local-assistant/pages/write-page-file.ts';

const isFull = inject('isFullSize');
const pages = '/api/knowledge/pages';
const notary = (n: number): PageText => ({
  title: `Notary ${n}`,
  reviewed: '2026-11-20',
  questions: ['Do you have a notary?'],
  keywords: ['notary'],
  answer: `Ask for notary number ${n}.`,
});

/** A folder with nothing but the notary, in both languages. */
async function writeFolder(dir: string, n: number, ids: readonly string[]): Promise<void> {
  for (const language of languages) {
    await mkdir(join(dir, language), { recursive: true });
    for (const id of ids) await writeFile(join(dir, language, `${id}.md`), writePageFile({ id, page: notary(n) }));
  }
}

describe('knowledge and kill -9', () => {
  const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery' };
  const cycles = isFull ? 8 : 2;
  const ids = ['notary', 'notary-hours'];
  let dir: string;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    dir = dirname((await copyTemplate(migrationsDir)).dataDir);
  });
  afterAll(async () => {
    await server?.kill('SIGTERM');
    await rm(dir, { recursive: true, force: true });
  });

  it('S27-60 an import of several pages is there whole or not at all', async () => {
    const env = { DATA_DIR: join(dir, 'data'), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    const folder = join(dir, 'pages');
    let acknowledged = 0;
    let sent = 0;
    for (let cycle = 0; cycle <= cycles; cycle++) {
      server = await spawnServer(env);
      const numbers = await numbersAt(server.url);
      expect(new Set(numbers).size).toBe(1);
      expect(numbers[0]).toBeGreaterThanOrEqual(acknowledged);
      expect(numbers[0]).toBeLessThanOrEqual(sent);
      if (cycle === cycles) break;

      const before = acknowledged;
      let isOver = false;
      const working = (async () => {
        while (!isOver) {
          await writeFolder(folder, ++sent, ids);
          const { code } = await rx(['knowledge', 'import', folder, '--yes'], env);
          if (code === 0) acknowledged = sent;
        }
      })();
      try {
        await expect.poll(() => acknowledged, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before);
        await wait(Math.random() * 1_500);
      } finally {
        isOver = true;
        await server.kill('SIGKILL');
        await working;
      }
    }
    expect(acknowledged).toBeGreaterThanOrEqual(cycles);
  }, 240_000);

  /** The number in each page that an import changes; 0 where there is none. */
  async function numbersAt(url: string): Promise<number[]> {
    const { anonKey } = await (await fetch(`${url}/api/backend-key`)).json();
    const client = createClient(`${url}/backend`, anonKey, { auth: { persistSession: false } });
    const { data } = await client.auth.signInWithPassword(admin);
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const numberOf = async (id: string, language: Language) => {
      const response = await fetch(`${url}${pages}/${id}/${language}`, { headers });
      expect(response.status, await response.clone().text()).toBe(200);
      const { versions } = await response.json();
      const page: PageText | undefined = versions[0]?.page;
      const n = Number(/\d+/.exec(page?.answer ?? '')?.[0] ?? 0);
      if (n > 0) expect(page).toEqual(notary(n));
      return n;
    };
    return Promise.all(ids.flatMap((id) => languages.map((language) => numberOf(id, language))));
  }
});
