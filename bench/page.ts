import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { desktopSize, loadAlone, phoneSize } from '../e2e/cold-load.ts';
import { fast3g, slow3g } from '../e2e/slow-network.ts';
import { loadStaffPages } from '../e2e/staff-loads.ts';
import { measureJourney, measureLoad, openBrowser } from './page/browser.ts';
import { installLighthouse, type Lighthouse, medianOf, runLighthouse } from './page/lighthouse.ts';
import { aloneRow, journeyRows, type MeasuredPage, pageRows, staffRows } from './page/page-rows.ts';
import { peers } from './page/peers.ts';
import { type Site, serveSite } from './page/site.ts';
import { startProduct } from './systems/product.ts';
import { account } from './systems/system.ts';
import { hangUp } from './tools/http-call.ts';
import { printTable, say } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/**
 * Measures the public page beside a page without a framework, React's least, and chats from the npm registry: loading, Lighthouse, and use on an
 * old phone in a poor network. `BENCH_QUICK` leaves out what has to be installed but Lighthouse.
 */
const isQuick = Boolean(process.env.BENCH_QUICK);
const lighthouseRounds = isQuick ? 1 : 5;

interface Opened {
  name: string;
  url: string;
}

const folder = await temporaryFolder();
const sites: Site[] = [];
try {
  const product = await startProduct(join(folder.path, 'product'));
  const browser = await openBrowser();
  try {
    const ours: Opened = { name: 'ours', url: product.url.replace(/backend$/, '') };
    const opened = [ours, ...(await openPeers())];
    const runs = await measureInTurn(opened);
    const pages: MeasuredPage[] = [];
    for (const { name, url } of opened) {
      const load = await measureLoad(browser, url, name === ours.name);
      const done = runs.get(name) ?? [];
      pages.push({ name, load, lighthouse: done.length > 0 ? medianOf(done) : null });
    }
    show(pages);
    await tellAll(browser, ours, opened, pages);
  } finally {
    await browser.close();
    hangUp();
    await product.stop();
  }
} finally {
  for (const site of sites) site.close();
  await folder.remove();
}

/** Builds and serves each page; one that cannot be had is left out. */
async function openPeers(): Promise<Opened[]> {
  const opened = [];
  for (const { name, isInstalled, build, stub } of peers) {
    if (isQuick && isInstalled) continue;
    try {
      const site = await serveSite(await build(join(folder.path, name.replaceAll(' ', '-'))), stub);
      sites.push(site);
      opened.push({ name, url: site.url });
    } catch (error) {
      say(`${name}: left out, ${firstLine(error)}`);
    }
  }
  return opened;
}

/** Lighthouse on each page in turn, so that what else the machine does falls on all alike. */
async function measureInTurn(opened: readonly Opened[]): Promise<Map<string, Lighthouse[]>> {
  const runs = new Map<string, Lighthouse[]>();
  const lighthouse = join(folder.path, 'lighthouse');
  const program = await installLighthouse(lighthouse).catch((error: unknown) => {
    say(`Lighthouse: left out, ${firstLine(error)}`);
    return null;
  });
  if (program === null) return runs;
  for (let round = 0; round < lighthouseRounds; round++)
    for (const { name, url } of opened) {
      const run = await runLighthouse(program, url, lighthouse).catch((error: unknown) =>
        say(`${name}: ${firstLine(error)}`),
      );
      if (run) runs.set(name, [...(runs.get(name) ?? []), run]);
    }
  return runs;
}

function show(pages: readonly MeasuredPage[]): void {
  printTable(
    'the public page beside others: br kB, Lighthouse scores, ms',
    [
      'page',
      'kB',
      'later',
      'first',
      'requests',
      'hosts',
      'perf',
      'a11y',
      'practices',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
    ],
    pages.map(({ name, load, lighthouse: run }) => [
      name,
      ...[load.usableBytes, load.laterBytes, load.documentBytes].map((bytes) => bytes / 1e3),
      ...[load.requests, load.otherHosts.length].map(String),
      ...[run?.performance, run?.accessibility, run?.bestPractices, run?.seo].map((score) => String(score ?? '-')),
      ...[run?.fcpMs, run?.lcpMs, run?.tbtMs, run?.cls].map((value) => value ?? null),
    ]),
  );
  for (const file of pages[0]?.load.files ?? [])
    say(`${file.isLater ? 'later ' : ''}${file.type} ${new URL(file.url).pathname} ${file.brBytes}`);
  for (const audit of pages[0]?.lighthouse?.failed ?? []) say(`ours, ${audit}`);
}

async function tellAll(
  browser: Browser,
  { url }: Opened,
  opened: readonly Opened[],
  pages: readonly MeasuredPage[],
): Promise<void> {
  const [mine, floor, ...others] = pages;
  const floorUrl = opened.find(({ name }) => name === floor?.name)?.url;
  if (!mine || !floor || !floorUrl) throw new Error('the floor page is not there');
  await tellRows(pageRows(mine, floor, others));
  const alone = [
    await loadAlone(browser, url, { viewport: phoneSize, isMobile: true }),
    await loadAlone(browser, url, { viewport: desktopSize }),
  ];
  await tellRows([aloneRow(Math.max(...alone))]);

  const staff = await loadStaffPages(browser, url, account);
  const kilobytes = (bytes: number) => bytes / 1e3;
  const staffLines = staff.map(({ address, load }) => [
    address,
    kilobytes(load.usableBytes),
    kilobytes(load.laterBytes),
    String(load.requests + load.laterRequests),
  ]);
  printTable('staff pages, cold', ['page', 'kB until shown', 'later', 'requests'], staffLines);
  await tellRows(staffRows(staff));

  for (const [id, network, isGoal] of [
    ['net-3g', fast3g, true],
    ['net-slow', slow3g, false],
  ] as const) {
    const journeys = [
      await measureJourney(browser, url, network),
      await measureJourney(browser, floorUrl, network),
    ] as const;
    const lines = journeys.map(({ readableMs, sentMs }, index) => [index === 0 ? 'ours' : 'floor', readableMs, sentMs]);
    printTable(`${network.name}, processor 4 times slower`, ['page', 'readable ms', 'sent ms'], lines);
    await tellRows(journeyRows(id, network.name, ...journeys, isGoal));
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.replaceAll(folder.path, '') ?? ''
  );
}
