import { pageState } from '@rxweb/domain/knowledge/page-state';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { adminStep, type Finding, healthy, needsAttention } from '../../kernel/feature/finding.ts';
import type { KnowledgeDeps } from './knowledge-deps.ts';

const namedAtMost = 3;

/** Whether each published page was checked within 180 days. A page in two languages counts once, and by its older date. */
export function checkPages({ knowledge, store, now }: Pick<KnowledgeDeps, 'knowledge' | 'store' | 'now'>): Finding {
  const today = storeDate(store, now());
  const oldestFirst = [...knowledge.pages].sort((one, other) => one.page.reviewed.localeCompare(other.page.reviewed));
  const due = oldestFirst.filter(
    ({ page: { reviewed } }) => pageState({ isPublished: true, reviewed }, today) === 'due',
  );
  const titles = [...new Map(due.toReversed().map(({ id, page }) => [id, page.title])).values()].toReversed();
  if (titles.length === 0) return healthy('Every page was checked in the last 180 days.');
  const more = titles.length - namedAtMost;
  const named = titles.slice(0, namedAtMost).join(', ');
  const list = more > 0 ? `${named} and ${more} more` : named;
  return needsAttention(
    `${titles.length === 1 ? '1 page hasn’t' : `${titles.length} pages haven’t`} been checked for 180 days: ${list}.`,
    knowledge.isReadOnly
      ? adminStep('Check the files that KNOWLEDGE_DIR names, and give them a new reviewed date.')
      : { admin: checkStep, others: checkStep },
  );
}

const checkStep = 'Open Knowledge, read each page that says Check now, and press Still correct or correct it.';
