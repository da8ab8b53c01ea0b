import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticeLimits } from '@rxweb/contracts/sms/notices';
import { csvLine } from '../../../kernel/lists/csv.ts';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { SmsDeps } from '../deps.ts';
import { readNoticesCsv, sendNotices } from './send-notices.ts';

/** A file that changed more recently is still being written. */
const quietMs = 3_000;

/**
 * Sends the CSV files of a folder, oldest first. Each moves to `done/` beside its results, or to `refused/` with the reason.
 */
export async function sendFolder(deps: SmsDeps, folder: string, signal: AbortSignal): Promise<void> {
  for (const name of await quietFiles(folder, deps.now())) {
    if (signal.aborted) return;
    try {
      await sendFile(deps, folder, name);
    } catch (error) {
      deps.log.error({ failure: describeError(error) }, 'a file of notices failed');
    }
  }
}

async function quietFiles(folder: string, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.csv$/i.test(name) && !name.startsWith('.'));
  const files = await Promise.all(names.map(async (name) => ({ name, facts: await stat(join(folder, name)) })));
  return files
    .filter(({ facts }) => facts.isFile() && now.getTime() - facts.mtimeMs > quietMs)
    .sort((a, b) => a.facts.mtimeMs - b.facts.mtimeMs)
    .map(({ name }) => name);
}

async function sendFile(deps: SmsDeps, folder: string, name: string): Promise<void> {
  const path = join(folder, name);
  const read = await readRows(path);
  if (typeof read === 'string') {
    await moveWith(folder, 'refused', name, 'reason.txt', `${read}\n`);
    return;
  }
  const { results } = await sendNotices(deps, 'folder', read);
  const lines = results.map(({ order, kind, result }) => csvLine([order, kind, result]));
  await moveWith(folder, 'done', name, 'results.csv', csvLine(['order', 'kind', 'result']) + lines.join(''));
}

/** The rows, or why the file is refused. */
async function readRows(path: string) {
  const { size } = await stat(path);
  if (size > noticeLimits.maxCsvChars) return `The file is larger than ${noticeLimits.maxCsvChars} bytes.`;
  try {
    return readNoticesCsv(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return `This isn’t a file of notices: ${error.message}.`;
    throw error;
  }
}

async function moveWith(folder: string, to: string, name: string, suffix: string, text: string): Promise<void> {
  const target = join(folder, to);
  await mkdir(target, { recursive: true });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  await writeFile(join(target, `${stamp}-${name}.${suffix}`), text);
  await rename(join(folder, name), join(target, `${stamp}-${name}`));
}
