import * as z from 'zod/mini';
import { features } from './features.ts';
import { defineEndpoint } from './shared/endpoint.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;
export type AuditAction = KeyOf<(typeof features)[number]['auditActions']>;

/** What the audit log can record, with labels for staff. The database refuses other actions. */
export const auditActionLabels = Object.assign({}, ...features.map(({ auditActions }) => auditActions)) as Readonly<
  Record<AuditAction, string>
>;
export const auditActions = Object.keys(auditActionLabels) as AuditAction[];
const auditAction = z.enum(auditActions);

/** One row of the log: who did what to what, when, from where. Never the content. */
export const auditEntry = z.object({
  seq: z.number(),
  /** ISO 8601, UTC. */
  at: z.string(),
  action: auditAction,
  outcome: z.enum(['ok', 'refused']),
  /** Null if no one was signed in, or the program did it. */
  actor_id: z.nullable(z.string()),
  /** Name, address and role as they were then; null if unknown. */
  actor_name: z.nullable(z.string()),
  actor_email: z.nullable(z.string()),
  actor_role: z.nullable(z.string()),
  /** What it was done to: an account's id, `bucket/path`, a route. */
  target: z.nullable(z.string()),
  target_kind: z.nullable(z.string()),
  /** Of an account, as they were then. */
  target_name: z.nullable(z.string()),
  target_email: z.nullable(z.string()),
  /** Short facts, such as the role before and after. */
  detail: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** The browser's own words. */
  device: z.nullable(z.string()),
  /** From the archive: its time in the database is over. */
  archived: z.optional(z.boolean()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const admins = ['admin'] as const;

/** `from` is included, `to` is not; both are ISO 8601 instants. */
const filters = {
  action: z.optional(auditAction),
  outcome: z.optional(z.enum(['ok', 'refused'])),
  /** The account that acted, or that it was done to. */
  person: z.optional(z.guid()),
  /** Only what `person` did. */
  by: z.optional(z.literal('person')),
  from: z.optional(z.iso.datetime()),
  to: z.optional(z.iso.datetime()),
};
export const auditFilter = z.strictObject(filters);
export type AuditFilter = z.infer<typeof auditFilter>;

const positive = z.coerce.number().check(z.int(), z.positive());

/** What an answer lacks of the archive. */
const archiveGaps = z.object({
  /** Files that are missing or were changed; only genuine rows show. */
  unreadable: z.array(z.string()),
  /** Where the search ran out of time; ISO 8601. */
  searchedTo: z.nullable(z.string()),
});
export type ArchiveGaps = z.infer<typeof archiveGaps>;

/** Newest first, rows of the archive last; `before` is the `next` of the page before. */
export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: admins,
  input: {
    query: z.strictObject({
      ...filters,
      before: z.optional(positive),
      limit: z._default(positive.check(z.maximum(200)), 50),
    }),
  },
  output: z.object({
    entries: z.array(auditEntry),
    next: z.nullable(z.number()),
    archive: z.optional(archiveGaps),
  }),
  errors: [],
});

/** The same as a file, RFC 4180, oldest first. */
export const exportAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  access: admins,
  input: { query: auditFilter },
  output: 'file',
  errors: [],
});

/** One of staff in the answer of {@link whoSaw}. */
export const seenBy = z.object({
  actor_id: z.nullable(z.string()),
  actor_name: z.nullable(z.string()),
  actor_email: z.nullable(z.string()),
  actor_role: z.nullable(z.string()),
  times: z.number(),
  /** ISO 8601, UTC. */
  first: z.string(),
  last: z.string(),
});
export type SeenBy = z.infer<typeof seenBy>;

/** Who saw or changed a person's data: by the id of a contact, with all that is kept under its numbers, by one number, or by a case or conversation. */
export const whoSaw = defineEndpoint({
  method: 'POST',
  path: '/api/admin/audit/who-saw',
  access: admins,
  input: {
    body: z.union([
      z.strictObject({ person: z.guid() }),
      z.strictObject({ phone: z.string().check(z.maxLength(40)) }),
      z.strictObject({ shoeCase: z.guid() }),
      z.strictObject({ conversation: z.guid() }),
    ]),
  },
  /** `found`: anything is kept about them. The newest 200 entries; counts are of all. */
  output: z.object({
    found: z.boolean(),
    people: z.array(seenBy),
    entries: z.array(auditEntry),
    archive: z.optional(archiveGaps),
  }),
  errors: ['invalid_input'],
});

/** The same of a contact as a file, RFC 4180, newest first, with all entries. */
export const exportWhoSaw = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit/who-saw.csv',
  access: admins,
  input: { query: z.strictObject({ person: z.guid() }) },
  output: 'file',
  errors: [],
});

/** Reads the whole chain of hashes. `brokenAt` is the first changed row, null without one. */
export const verifyAudit = defineEndpoint({
  method: 'POST',
  path: '/api/admin/audit/verify',
  access: admins,
  input: {},
  output: z.object({ rows: z.number(), brokenAt: z.nullable(z.number()) }),
  errors: [],
});
