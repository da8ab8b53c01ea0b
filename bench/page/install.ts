import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const timeoutMs = 5 * 60_000;

/** Installs packages into a folder of their own, from the registry npm is set up for; their install scripts do not run. */
export async function install(folder: string, packages: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await npm(folder, ['install', ...options, ...packages]);
}

/** Unpacks one package without what it depends on, for one that carries its parts in itself. */
export async function unpack(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const tarball = (await npm(folder, ['pack', '--silent', name])).trim().split('\n').at(-1) ?? '';
  await promisify(execFile)('tar', ['xzf', tarball], { cwd: folder });
  return join(folder, 'package');
}

async function npm(cwd: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd, timeout: timeoutMs }).catch((error: unknown) => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const [, reason] = /npm error (?:notarget )?(.*)/.exec(output) ?? [];
    throw new Error(reason ?? `npm ${args[0]} failed`);
  });
  return stdout;
}
