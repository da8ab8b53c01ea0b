import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBundle } from './find-bundle.ts';
import { makeBundle } from './make-bundle.ts';

const source = `
const part = 'pi[nñ][oó]n\\\\d’';
export const raw = String.raw\`(?:\\p{L}|ñ)\\s\${part}\\.é\`;
export const plain = { said: '¿Está listo?', long: \`“\${part}” 😀\` };
export const found = ['ñ ’', '😀', 'n'].map((text) => /[ñé]\\s’|😀/u.test(text));
`;

it('bundles texts and patterns beyond ASCII as what they were, in ASCII', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rxweb-bundle-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const start = join(root, 'apps/server/src/program/start.ts');
  await mkdir(dirname(start), { recursive: true });
  await writeFile(start, source);
  await makeBundle(root);
  const bundle = findBundle(root) ?? '';
  expect((await readFile(bundle)).filter((byte) => byte > 127)).toHaveLength(0);
  expect({ ...(await import(bundle)) }).toEqual({ ...(await import(start)) });
});
