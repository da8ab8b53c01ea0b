import { readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf, propertyTimeoutMs } from '../../testing/sizes.ts';
import { createStorageFixture, type StorageFixture } from '../../testing/storage/storage-fixture.ts';
import { isObjectKey } from './names.ts';

let storage: StorageFixture;
let before: string[];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
  storage = await createStorageFixture();
  before = await filesOutsideTheStore();
});
afterAll(async () => {
  agent.destroy();
  await storage.close();
});

/** All files in the test's folder, except the database's own and the stored objects. */
async function filesOutsideTheStore(): Promise<string[]> {
  const root = dirname(storage.backend.dataDir);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/^data\/(postgres|storage\/(objects|pending|tmp))\//.test(path))
    .sort();
}

/** All files in the store, as `aa/<version>`. */
async function storedFiles(): Promise<string[]> {
  const folder = join(storage.backend.dataDir, 'storage/objects');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

interface Answer {
  status: number;
  text: string;
}

/** Sends the path unchanged; `fetch` would normalize it. */
function send(method: string, path: string, body?: string, type = 'text/plain'): Promise<Answer> {
  const { port, pathname } = new URL(storage.at(''));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path: `${pathname}${path}`,
        headers: {
          authorization: `Bearer ${storage.backend.backend.serviceRoleKey}`,
          ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
        },
      },
      async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString();
        resolve({ status: answer.statusCode ?? 0, text });
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

const encode = (key: string) => key.split('/').map(encodeURIComponent).join('/');

const targets = ['etc/passwd', 'keys.json', 'data/keys.json', 'storage/objects/00/x'];
/** Spellings of "one folder up". */
const steps = [
  ...['../', '..%2f', '..%2F', '%2e%2e/', '%2e%2e%2f', '%2E%2E%2F', '.%2e/', '%2e./', '..\\', '..%5c', '%2e%2e%5c'],
  ...[
    '%252e%252e%252f',
    '..%252f',
    '%25252e%25252e/',
    '..%c0%af',
    '..%ef%bc%8f',
    '%c0%ae%c0%ae/',
    '..%e2%88%95',
    '..%u2215',
  ],
  ...['....//', '..././', './../', '/../', '//..//', '..%00/', '..%0d%0a/', '..%20/../', '%e2%80%ae../', '.../.../../'],
];
const absolute = [
  ...[
    '/etc/passwd',
    '//etc/passwd',
    '%2fetc%2fpasswd',
    'file:///etc/passwd',
    'C:\\Windows\\win.ini',
    'c:/windows/win.ini/..',
  ],
  ...[
    '\\\\host\\share\\x',
    '%5c%5chost%5cshare',
    '//host/share/..',
    '/proc/self/environ/..',
    '~/../x',
    '$HOME/../x',
    'a/..',
  ],
];

describe('F1 names that walk', () => {
  const walks = [...steps.flatMap((step) => targets.map((target) => `${step.repeat(4)}${target}`)), ...absolute];

  it('are refused by every call that takes a name, and open nothing outside the store', async () => {
    const calls = [
      ['GET', '/object/shared/'],
      ['HEAD', '/object/authenticated/shared/'],
      ['GET', '/object/public/open/'],
      ['GET', '/object/info/shared/'],
      ['POST', '/object/shared/'],
      ['PUT', '/object/shared/'],
      ['POST', '/object/upload/sign/shared/'],
      ['PUT', '/object/upload/sign/shared/'],
      ['POST', '/object/sign/shared/'],
      ['DELETE', '/object/shared/'],
    ] as const;
    for (const walk of walks) {
      for (const [method, prefix] of calls) {
        const isJson = prefix.includes('sign/') && method === 'POST';
        const body = isJson ? '{"expiresIn":60}' : ['POST', 'PUT'].includes(method) ? 'x' : undefined;
        const answer = await send(method, `${prefix}${walk}`, body, isJson ? 'application/json' : undefined);
        expect([method, prefix, walk, answer.status >= 400 && answer.status < 500]).toEqual([
          method,
          prefix,
          walk,
          true,
        ]);
        expect(answer.text).not.toMatch(/root:|privateKey|\/tmp\//);
      }
    }
    expect(await storage.backend.sql`select name from storage.objects`).toEqual([]);
    expect(await storedFiles()).toEqual([]);
    expect(await filesOutsideTheStore()).toEqual(before);
  });

  it('are refused inside JSON as well: moved to, copied to, listed, removed, signed in bulk', async () => {
    await storage.service.storage.from('shared').upload('plain.txt', 'x');
    for (const walk of [...walks.map((text) => decodeURIComponentOrNot(text)), ...walks]) {
      if (isObjectKey(walk)) continue;
      for (const [path, body] of [
        ['/object/move', { bucketId: 'shared', sourceKey: 'plain.txt', destinationKey: walk }],
        ['/object/copy', { bucketId: 'shared', sourceKey: 'plain.txt', destinationKey: walk }],
        ['/object/move', { bucketId: 'shared', sourceKey: walk, destinationKey: 'other.txt' }],
      ] as const) {
        const answer = await send('POST', path, JSON.stringify(body), 'application/json');
        expect([walk, answer.status]).toEqual([walk, 400]);
      }
    }
    const listed = await send('POST', '/object/list/shared', '{"prefix":"../../"}', 'application/json');
    expect([listed.status, listed.text]).toEqual([200, '[]']);
    const removed = await send(
      'DELETE',
      '/object/shared',
      '{"prefixes":["../plain.txt","/plain.txt"]}',
      'application/json',
    );
    expect([removed.status, removed.text]).toEqual([200, '[]']);
    const [names, files] = [await storage.backend.sql`select name from storage.objects`, await storedFiles()];
    expect([names, files.length]).toEqual([[{ name: 'plain.txt' }], 1]);
    await storage.service.storage.from('shared').remove(['plain.txt']);
  });
});

function decodeURIComponentOrNot(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Pieces that file systems, shells, URLs and Unicode read differently, and many similar ones.
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'a',
      'A',
      'b',
      '1',
      '-',
      '_',
      '.',
      ' ',
      "'",
      '(',
      ')',
      '&',
      '$',
      '@',
      '=',
      ';',
      ':',
      '+',
      ',',
      '?',
      '!',
      '*',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('/', '/', '..', '...', './', 'con', 'nul.txt', 'a.png', 'ab') },
  { weight: 1, arbitrary: fc.constantFrom('//', '\\', '%', '%2e', '%00', '#', '[', '~', '"', '<', '|', '^', '`', '{') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'é',
      'e\u0301',
      '\u202e',
      '\u0000',
      '\n',
      '\r\n',
      'ﬁ',
      'İ',
      'ß',
      '😀',
      '\u200b',
      '．．',
      '／',
    ),
  },
);
const key = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

it(
  'F1 random keys are stored separately or refused: no file is outside the store, none replaces another',
  async () => {
    const keys = new Set(fc.sample(key, { numRuns: casesOf(300, 10_000) }));
    const accepted: string[] = [];
    await inParallel([...keys], async (name) => {
      const { status } = await send('POST', `/object/shared/${encode(name)}`, `of ${name}`);
      if (status === 200) accepted.push(name);
      else expect([name, status >= 400 && status < 500]).toEqual([name, true]);
      // The gateway refuses some spellings first; it never admits another one.
      if (status === 200) expect([name, isObjectKey(name)]).toEqual([name, true]);
      else if (isObjectKey(name)) throw new Error(`${JSON.stringify(name)} was refused with ${status}`);
    });
    expect(accepted.length).toBeGreaterThan(keys.size / 10);
    const rows = await storage.backend.sql<
      { name: string; version: string }[]
    >`select name, version from storage.objects`;
    expect(rows.map(({ name }) => name).sort()).toEqual(accepted.sort());
    expect(await storedFiles()).toEqual(rows.map(({ version }) => `${version.slice(0, 2)}/${version}`).sort());
    expect(await filesOutsideTheStore()).toEqual(before);
    await inParallel(accepted, async (name) => {
      const { status, text } = await send('GET', `/object/shared/${encode(name)}`);
      expect([name, status, text]).toEqual([name, 200, `of ${name}`]);
    });
  },
  propertyTimeoutMs,
);

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
