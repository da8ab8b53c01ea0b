import * as z from 'zod/mini';
import { conversationRoles } from './conversations.ts';
import { requestKinds, requestOutcomes, requestStates } from './requests/kinds.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { languages } from './shared/language.ts';
import { roles } from './shared/roles.ts';
import { person as staffPerson } from './shared/staff-person.ts';
import { typedText } from './shared/text.ts';
import { smsConsentWays } from './sms/messages.ts';

/** Contacts: one for each person, found by their numbers. Roles see of them what they see elsewhere (docs/decisions/0053). */

const peopleRoles = roles;
/** Who may say that two contacts are one person. */
export const mergeRoles = conversationRoles;

export const nameSources = ['staff', 'request', 'callback', 'conversation', 'text'] as const;
export type NameSource = (typeof nameSources)[number];

const byId = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
const cursor = z.string().check(z.maxLength(1_000));
const languageTag = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'a language tag such as vi or zh-Hant'));
const version = z.int().check(z.nonnegative());

export const personListItem = z.object({
  id: z.string(),
  /** Null: only the number is known. */
  name: z.nullable(z.string()),
  /** E.164. */
  phones: z.array(z.string()),
  language: z.nullable(z.enum(languages)),
  version: z.number(),
});
export type PersonListItem = z.infer<typeof personListItem>;

/** By name. `search` reads names and numbers, and has no further pages; in the body, because URLs end up in logs. */
export const listPeople = defineEndpoint({
  method: 'POST',
  path: '/api/people/search',
  access: peopleRoles,
  input: { body: z.strictObject({ search: z.optional(typedText(100)), after: z.optional(cursor) }) },
  output: z.object({
    people: z.array(personListItem),
    next: z.nullable(z.string()),
    /** More match than are shown. */
    isCut: z._default(z.boolean(), false),
  }),
  errors: [],
});

const mergedContact = z.object({
  id: z.string(),
  at: z.string(),
  by: z.nullable(staffPerson),
  /** The contact that came along, as far as the role may see it. */
  name: z.nullable(z.string()),
  phones: z.array(z.string()),
});

export const partKinds = ['phone', 'request', 'conversation', 'text'] as const;
export type PartKind = (typeof partKinds)[number];

/** What staff took out of a contact, as another person's. On the pages of both. */
const part = z.object({
  id: z.string(),
  kind: z.enum(partKinds),
  /** The number, or the request's reference; null: a conversation. */
  label: z.nullable(z.string()),
  at: z.string(),
  by: z.nullable(staffPerson),
  /** True: taken out of this contact. False: this contact came from it. */
  isTakenOut: z.boolean(),
  /** The contact on the other side, if the role may see it. */
  other: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
});

const number = z.object({
  /** E.164. */
  phone: z.string(),
  /** Written by staff: they can remove it. */
  isByHand: z.boolean(),
  /** Another contact's number, which this person used too. */
  isShared: z.boolean(),
});

/** One of the person's agreements to texts, or what was asked. */
const consent = z.object({
  phone: z.string(),
  purpose: z.string(),
  channel: z.string(),
  /** As the person saw them. */
  words: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  askedAt: z.string(),
  givenAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
  /** Of a record by staff. The note is for those who see texts. */
  how: z._default(z.nullable(z.enum(smsConsentWays)), null),
  note: z._default(z.nullable(z.string()), null),
  by: z._default(z.nullable(staffPerson), null),
});

export const personFile = z.object({
  ...personListItem.shape,
  nameSource: z.nullable(z.enum(nameSources)),
  /** Every name that was said, with where. */
  names: z.array(z.object({ name: z.string(), source: z.enum(nameSources), at: z.string() })),
  /** `learned`: the language the person chose last. */
  languageSource: z.nullable(z.enum(['staff', 'learned'])),
  /** A language tag (BCP 47). */
  spokenLanguage: z.nullable(z.string()),
  needsInterpreter: z.boolean(),
  /** Those that weren't undone, the newest first. */
  merges: z.array(mergedContact),
  numbers: z.array(number),
  /** The newest first. */
  parts: z.array(part),
  /** Contacts that may be the same person. Staff decide; nothing is merged by itself. */
  duplicates: z.array(z.object({ ...personListItem.shape, reason: z.enum(['birth_date', 'name']) })),
  consents: z.array(consent),
});
export type PersonFile = z.infer<typeof personFile>;

/** Also the id of a contact that was merged; the answer has the one it is part of. */
export const readPerson = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id',
  access: peopleRoles,
  input: { params: byId },
  output: personFile,
  errors: ['not_found'],
});

const item = { id: z.string(), at: z.string() };
/** What happened with a person; each kind only for roles that may see it elsewhere. */
export const personItem = z.discriminatedUnion('kind', [
  z.object({
    ...item,
    kind: z.literal('request'),
    reference: z.string(),
    request: z.enum(requestKinds),
    state: z.enum(requestStates),
    outcome: z.nullable(z.enum(requestOutcomes)),
  }),
  z.object({ ...item, kind: z.literal('callback'), conversationId: z.string(), doneAt: z.nullable(z.string()) }),
  /** `question`: the start of the newest one. */
  z.object({ ...item, kind: z.literal('conversation'), question: z.string(), turns: z.number() }),
  z.object({
    ...item,
    kind: z.literal('text'),
    direction: z.enum(['inbound', 'outbound']),
    body: z.string(),
    /** The thread of the number in the inbox. */
    threadId: z.string(),
    phone: z.string(),
  }),
  z.object({
    ...item,
    kind: z.literal('shoe_case'),
    status: z.enum(['open', 'delivered', 'billed', 'archived']),
    /** Staff said that it is this person's. */
    isByStaff: z.boolean(),
  }),
]);
export type PersonItem = z.infer<typeof personItem>;

/** Newest first. */
export const listPersonItems = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/items',
  access: peopleRoles,
  input: { params: byId, query: z.strictObject({ after: z.optional(cursor) }) },
  output: z.object({ items: z.array(personItem), next: z.nullable(z.string()) }),
  errors: ['not_found'],
});

/** Null takes staff's choice back: what the person said counts again. `conflict` with the contact as it is now. */
export const changePerson = defineEndpoint({
  method: 'PATCH',
  path: '/api/people/:id',
  access: peopleRoles,
  input: {
    params: byId,
    body: z.strictObject({
      version,
      name: z.nullable(typedText(100, 1).check(z.refine((text) => text.trim() !== '', 'Write a name.'))),
      language: z.nullable(z.enum(languages)),
      spokenLanguage: z.nullable(languageTag),
      needsInterpreter: z.boolean(),
    }),
  },
  output: personFile,
  errors: ['not_found', 'conflict'],
});
export type PersonChange = Omit<z.infer<typeof changePerson.input.body>, 'version'>;

/** Makes `other` part of this contact. `conflict` when either changed since. */
export const mergePeople = defineEndpoint({
  method: 'POST',
  path: '/api/people/:id/merges',
  access: mergeRoles,
  input: {
    params: byId,
    body: z.strictObject({ version, other: z.guid().check(z.toLowerCase()), otherVersion: version }),
  },
  output: personFile,
  errors: ['not_found', 'conflict'],
});

/** What staff changed of the merged contact stays with the one that was kept. */
export const undoMerge = defineEndpoint({
  method: 'POST',
  path: '/api/people/merges/:id/undo',
  access: mergeRoles,
  input: { params: byId },
  output: z.object({
    person: personFile,
    /** The contact that is on its own again. */
    apart: z.string(),
    /** Changed since the merge: stays with the kept contact. */
    stays: z.array(z.enum(['name', 'language', 'spokenLanguage'])),
  }),
  errors: ['not_found', 'conflict'],
});

const typedNumber = typedText(40, 1);

/** `owner`: another contact has the number, so nothing was added; staff may merge them. `phone_not_allowed` also for a number of a contact that the role may not see. */
export const addNumber = defineEndpoint({
  method: 'POST',
  path: '/api/people/:id/numbers',
  access: mergeRoles,
  input: { params: byId, body: z.strictObject({ version, phone: typedNumber }) },
  output: z.object({ person: personFile, owner: z.nullable(personListItem) }),
  errors: ['not_found', 'conflict', 'phone_not_allowed'],
});

/** Takes out what is another person's. `conflict` when the contact changed since, or nothing would be left of it. */
export const separate = defineEndpoint({
  method: 'POST',
  path: '/api/people/:id/parts',
  access: mergeRoles,
  input: {
    params: byId,
    body: z.strictObject({
      version,
      kind: z.enum(partKinds),
      /** The number, or the id of the request, conversation or thread. */
      subject: z.string().check(z.minLength(1), z.maxLength(40)),
    }),
  },
  output: z.object({
    person: personFile,
    /** The contact that has it now; null: a number that staff had written, and that no one used, is gone. */
    apart: z.nullable(z.string()),
    /** To undo; null: the contact was merged before, and can be merged again. */
    part: z.nullable(z.string()),
  }),
  errors: ['not_found', 'conflict'],
});

/** What staff wrote of the separate contact is kept: it is merged then. */
export const undoSeparation = defineEndpoint({
  method: 'POST',
  path: '/api/people/parts/:id/undo',
  access: mergeRoles,
  input: { params: byId },
  output: personFile,
  errors: ['not_found'],
});

export const personPlaces = ['request', 'conversation', 'text', 'case'] as const;
export type PersonPlace = (typeof personPlaces)[number];

/** The contact of a request, a conversation, a thread of texts or a shoe case; null: no number, or no sure evidence. */
export const findPersonOf = defineEndpoint({
  method: 'POST',
  path: '/api/people/of',
  access: peopleRoles,
  input: { body: z.strictObject({ place: z.enum(personPlaces), id: z.guid().check(z.toLowerCase()) }) },
  output: z.object({
    person: z.nullable(z.string()),
    /** The patient of a shoe case without one, to search for. */
    name: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});

/** Says whose shoe case this is; null: no contact's. Without `person`, number and name decide again. */
export const linkCase = defineEndpoint({
  method: 'POST',
  path: '/api/people/case-links',
  access: mergeRoles,
  input: {
    body: z.strictObject({
      case: z.guid().check(z.toLowerCase()),
      person: z.optional(z.nullable(z.guid().check(z.toLowerCase()))),
    }),
  },
  output: z.object({ person: z.nullable(z.string()) }),
  errors: ['not_found'],
});
