import { conversationRoles } from '@rxweb/contracts/conversations';
import type { NameSource, PartKind, PersonItem, PersonPlace } from '@rxweb/contracts/people';
import { requestRoles } from '@rxweb/contracts/requests/staff';
import type { Role } from '@rxweb/contracts/shared/roles';
import { shoeRoles } from '@rxweb/contracts/shoes/records';
import { smsRoles } from '@rxweb/contracts/sms/messages';

/** What a role sees of contacts: no more than what it sees elsewhere. */
export interface Sight {
  /** Of `app.people.reach`: contacts and numbers up to it. */
  reach: 1 | 2 | 3;
  names: readonly NameSource[];
  items: ReadonlySet<PersonItem['kind']>;
  places: ReadonlySet<PersonPlace>;
}

export function sightOf(role: Role | null): Sight {
  const may = (allowed: readonly Role[]) => role !== null && allowed.includes(role);
  const seesRequests = may(requestRoles);
  const seesChat = may(conversationRoles);
  const seesTexts = may(smsRoles);
  const seesCases = may(shoeRoles);
  return {
    reach: seesTexts ? 3 : seesChat ? 2 : 1,
    names: [
      'staff',
      ...(seesRequests ? (['request'] as const) : []),
      ...(seesChat ? (['callback', 'conversation'] as const) : []),
      ...(seesTexts ? (['text'] as const) : []),
    ],
    items: new Set([
      ...(seesRequests ? (['request'] as const) : []),
      ...(seesChat ? (['callback', 'conversation'] as const) : []),
      ...(seesTexts ? (['text'] as const) : []),
      ...(seesCases ? (['shoe_case'] as const) : []),
    ]),
    places: new Set([
      ...(seesRequests ? (['request'] as const) : []),
      ...(seesChat ? (['conversation'] as const) : []),
      ...(seesTexts ? (['text'] as const) : []),
      ...(seesCases ? (['case'] as const) : []),
    ]),
  };
}

/** Numbers are seen one by one, by their reach. */
export const seesPart = ({ items }: Sight, kind: PartKind): boolean => kind === 'phone' || items.has(kind);
