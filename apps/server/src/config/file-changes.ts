import { stat } from 'node:fs/promises';

/** Reports changes of files since the last call, by time and size: system notifications get lost on mounted folders. */
export async function createChangeDetector(list: () => Promise<readonly string[]>): Promise<() => Promise<boolean>> {
  let seen = await describeFiles(list);
  return async () => {
    const now = await describeFiles(list);
    const hasChanged = now !== seen;
    seen = now;
    return hasChanged;
  };
}

async function describeFiles(list: () => Promise<readonly string[]>): Promise<string> {
  const files = await list().catch(() => []);
  const lines = files.map(async (file) => {
    const found = await stat(file).catch(() => null);
    return found ? `${file} ${found.mtimeMs} ${found.size} ${found.ino}` : `${file} is gone`;
  });
  return (await Promise.all(lines)).join('\n');
}
