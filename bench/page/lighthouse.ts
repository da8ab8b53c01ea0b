import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../tools/statistics.ts';
import { install } from './install.ts';

const runTimeoutMs = 180_000;

/** Scores from 0 to 100, times in ms; CLS has no unit. */
export interface Lighthouse {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** What keeps a category other than performance from 100. */
  failed: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

/** Lighthouse 13 needs Node 22.19; the one before runs on Node 20. */
export async function installLighthouse(folder: string): Promise<string> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > 22 || (major === 22 && minor >= 19);
  await install(folder, [isNew ? 'lighthouse@13' : 'lighthouse@12']);
  return join(folder, 'node_modules/lighthouse/cli/index.js');
}

/** One run with Lighthouse's own preset: a phone, throttled. */
export async function runLighthouse(program: string, url: string, folder: string): Promise<Lighthouse> {
  const output = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';
  const args = [program, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH };
  await promisify(execFile)(process.execPath, args, { cwd: folder, env, timeout: runTimeoutMs });
  const report: Report = JSON.parse(await readFile(output, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (id: string) => Math.round((report.categories[id]?.score ?? Number.NaN) * 100);
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: failedAudits(report),
  };
}

function failedAudits({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
}

/** The median of each figure, and all that failed at least once. */
export function medianOf(runs: readonly Lighthouse[]): Lighthouse {
  const of = (key: Exclude<keyof Lighthouse, 'failed'>) => median(runs.map((run) => run[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}
