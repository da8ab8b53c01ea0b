import { healthParts } from '@rxweb/contracts/health';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatMonthDay, formatTime } from '@rxweb/domain/text/format';
import type { Collected, HealthTools } from '../../kernel/feature/feature.ts';
import type { Check } from '../../kernel/feature/finding.ts';
import type { HealthPart } from './health.service.ts';

interface Clock {
  store: StoreInfo;
  now(): Date;
}

const costlyEveryMs = 5 * 60_000;

/** Throws if a feature is missing. */
export function createChecks(sources: Collected['health'], { store, now }: Clock): Record<HealthPart, Check> {
  const tools: HealthTools = {
    formatTime: (at) => formatTime(store, at),
    formatWhen: (at) => whenText(store, now(), at),
    costlyEveryMs,
  };
  const entries = healthParts.map((part) => {
    const source = sources.find((each) => each.part === part);
    if (!source) throw new Error(`no feature checks the health of ${part}`);
    return [part, source.create(tools)];
  });
  return Object.fromEntries(entries);
}

/** `9:41 am` today, `Fri, Nov 20, 5:30 pm` before. */
function whenText(store: StoreInfo, now: Date, at: Date): string {
  const [today, date] = [storeDate(store, now), storeDate(store, at)];
  const time = formatTime(store, at);
  return date === today ? time : `${formatMonthDay(date, 'en')}, ${time}`;
}
