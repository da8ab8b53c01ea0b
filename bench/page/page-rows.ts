import type { ColdLoad } from '../../e2e/cold-load.ts';
import type { Journey } from '../../e2e/slow-network.ts';
import type { StaffLoad } from '../../e2e/staff-loads.ts';
import type { BenchRow } from '../tools/rows.ts';
import type { Lighthouse } from './lighthouse.ts';

export interface MeasuredPage {
  name: string;
  load: ColdLoad;
  lighthouse: Lighthouse | null;
}

/** The rows of the public page: ours, with the floor page as the limit and every other page as a peer. */
export function pageRows(ours: MeasuredPage, floor: MeasuredPage, peers: readonly MeasuredPage[]): BenchRow[] {
  type Figure = (page: MeasuredPage) => number;
  const row = (id: string, measure: string, unit: string, goal: BenchRow['goal'], of: Figure): BenchRow => {
    const peer = peers.map((page) => `${page.name} ${round(of(page))}`).join(', ');
    return { id, measure, unit, goal, ours: of(ours), limit: of(floor), ...(peer && { peer }) };
  };
  const score =
    (of: (figures: Lighthouse) => number): Figure =>
    ({ lighthouse }) =>
      lighthouse ? of(lighthouse) : Number.NaN;
  const ofFloor =
    (of: (figures: Lighthouse) => number): Figure =>
    (page) =>
      score(of)(page) / score(of)(floor);
  const best = { atLeast: 100 };
  return [
    row(
      'page-bytes',
      'public page, HTML+JS+CSS to usable (br)',
      'kB',
      { atMost: 70 },
      ({ load }) => load.usableBytes / 1e3,
    ),
    row(
      'page-later',
      'public page, HTML+JS+CSS after that, by itself (br)',
      'kB',
      null,
      ({ load }) => load.laterBytes / 1e3,
    ),
    row(
      'page-first',
      'public page, the response the first paint needs (br)',
      'kB',
      { atMost: 5 },
      ({ load }) => load.documentBytes / 1e3,
    ),
    row('page-requests', 'public page, requests to usable', '', { atMost: 6 }, ({ load }) => load.requests),
    row(
      'page-later-requests',
      'public page, requests after that, by itself',
      '',
      null,
      ({ load }) => load.laterRequests,
    ),
    row('page-hosts', 'public page, requests to other hosts', '', { atMost: 0 }, ({ load }) => load.otherHosts.length),
    row('page-fonts', 'public page, web fonts', '', { atMost: 0 }, ({ load }) => load.fonts),
    row(
      'page-performance',
      'Lighthouse, Performance',
      '',
      best,
      score(({ performance }) => performance),
    ),
    row(
      'page-accessibility',
      'Lighthouse, Accessibility',
      '',
      best,
      score(({ accessibility }) => accessibility),
    ),
    row(
      'page-practices',
      'Lighthouse, Best Practices',
      '',
      best,
      score(({ bestPractices }) => bestPractices),
    ),
    row(
      'page-seo',
      'Lighthouse, SEO',
      '',
      best,
      score(({ seo }) => seo),
    ),
    row(
      'page-fcp',
      "Lighthouse, first contentful paint, of the floor page's",
      '',
      { atMost: 1.25 },
      ofFloor(({ fcpMs }) => fcpMs),
    ),
    row(
      'page-lcp',
      "Lighthouse, largest contentful paint, of the floor page's",
      '',
      { atMost: 1.3 },
      ofFloor(({ lcpMs }) => lcpMs),
    ),
    row(
      'page-tbt',
      'Lighthouse, total blocking time',
      'ms',
      { atMost: 50 },
      score(({ tbtMs }) => tbtMs),
    ),
    row(
      'page-cls',
      'Lighthouse, layout shift',
      '',
      { atMost: 0 },
      score(({ cls }) => cls),
    ),
  ];
}

/** Everything a browser transfers in the first ten seconds without user input, on a phone or a desktop, whichever is more. */
export function aloneRow(bytes: number): BenchRow {
  return {
    id: 'page-alone',
    measure: 'public page, all bytes in 10 s without user input, including its service worker’s cache',
    unit: 'kB',
    ours: bytes / 1e3,
    goal: { atMost: 100 },
  };
}

/** The rows of a poor network and a slow phone. */
export function journeyRows(id: string, network: string, ours: Journey, floor: Journey, isGoal: boolean): BenchRow[] {
  const on = `on ${network} and a processor 4 times slower`;
  return [
    {
      id: `${id}-readable`,
      measure: `phone and open or closed can be read, ${on}`,
      unit: 'ms',
      ours: ours.readableMs,
      goal: isGoal ? { atMost: 1_500 } : null,
      limit: floor.readableMs,
    },
    {
      id: `${id}-sent`,
      measure: `first question leaves, typed at once, ${on}`,
      unit: 'ms',
      ours: ours.sentMs,
      goal: isGoal ? { atMost: 4_000 } : null,
      limit: floor.sentMs,
    },
  ];
}

/** The heaviest page for staff: until its heading is shown, and with what it loads by itself after that. */
export function staffRows(pages: readonly StaffLoad[]): BenchRow[] {
  const row = (id: string, until: string, goal: BenchRow['goal'], bytesOf: (load: ColdLoad) => number): BenchRow => {
    const heaviest = pages.toSorted((a, b) => bytesOf(b.load) - bytesOf(a.load))[0];
    const address = heaviest?.address.replace(/\/[\da-f-]{36}$/, '/a case') ?? '';
    const measure = `heaviest of ${pages.length} staff pages, cold, ${until} (br): ${address}`;
    return { id, measure, unit: 'kB', ours: heaviest ? bytesOf(heaviest.load) / 1e3 : Number.NaN, goal };
  };
  return [
    row('staff-bytes', 'until it is shown', { atMost: 150 }, ({ usableBytes }) => usableBytes),
    row('staff-later', 'and after, by itself', null, ({ usableBytes, laterBytes }) => usableBytes + laterBytes),
  ];
}

function round(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
