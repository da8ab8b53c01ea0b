import type { ConversationPage, ConversationView } from '@rxweb/contracts/conversations';
import { isUuid } from '@rxweb/contracts/shared/uuid';

export const pageViews = ['live', 'waiting', 'emergency', 'questions', 'all'] as const;
export type PageView = (typeof pageViews)[number];

/** Null if the address names no view. */
export function viewIn(search: string): PageView | null {
  const asked = new URLSearchParams(search).get('view');
  return pageViews.find((view) => view === asked) ?? null;
}

/** The opaque id of the shown conversation; null shows the list alone. */
export function conversationIn(search: string): string | null {
  const id = new URLSearchParams(search).get('conversation');
  return id && isUuid(id) ? id.toLowerCase() : null;
}

/** The query of an address, with its `?`. It never names a visitor. */
export function placeQuery(view: PageView, conversation: string | null = null): string {
  return `?${new URLSearchParams({ view, ...(conversation && { conversation }) })}`;
}

export function firstView(counts: ConversationPage['counts']): PageView {
  if (counts.live) return 'live';
  return counts.waiting > 0 ? 'waiting' : 'all';
}

export function countOf(view: PageView, counts: ConversationPage['counts'] | null): number {
  if (!counts || view === 'all') return 0;
  return view === 'questions' ? counts.unanswered : (counts[view] ?? 0);
}

export const isListOfConversations = (view: PageView): view is PageView & ConversationView => view !== 'questions';
