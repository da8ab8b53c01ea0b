import type { PersonItem } from '@rxweb/contracts/people';

export const peoplePaths = {
  list: '/app/people',
  one: '/app/people/:id',
  seen: '/app/people/:id/seen',
  of: '/app/people/of/:place/:id',
} as const;

export const personHref = (id: string) => `${peoplePaths.list}/${id}`;
export const seenHref = (id: string) => `${personHref(id)}/seen`;

/** Where an item of the thread is worked on. */
export function itemHref(item: PersonItem): string {
  switch (item.kind) {
    case 'request':
      return `/app/requests/${item.id}`;
    case 'callback':
      return `/app/conversations?view=all&conversation=${item.conversationId}`;
    case 'conversation':
      return `/app/conversations?view=all&conversation=${item.id}`;
    case 'text':
      return `/app/sms?thread=${item.threadId}`;
    case 'shoe_case':
      return `/app/dme/cases/${item.id}`;
  }
}
