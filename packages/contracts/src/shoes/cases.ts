import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { integrationInput } from '../shared/integration-input.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { allShoeChecks, shoeVerdict } from './checks.ts';
import { shoeCaseDetails } from './details.ts';
import { shoeDocument } from './documents.ts';
import { evidenceSlots, shoeEvidence } from './evidence.ts';
import { caseParams, shoeCaseRecord, shoeChecklist, shoeRoles } from './records.ts';

/** Steps of a case, in order. A case waits for the missing ones. */
export const shoeSteps = [
  'visit',
  'exam',
  'certification',
  'order',
  'evaluation',
  'delivery',
  'proof_of_delivery',
  'claim',
] as const;
export const shoeStep = z.enum(shoeSteps);
export type ShoeStep = z.infer<typeof shoeStep>;

/** Documents requested from others. */
export const requestedDocuments = ['visit', 'exam', 'certification', 'order'] as const satisfies readonly ShoeStep[];

/** `open`: not delivered. `delivered`: not billed yet. */
export const shoeDueFilters = ['overdue', 'closing', 'waiting', 'requests'] as const;

export const shoeCaseStatuses = ['open', 'delivered', 'billed', 'archived'] as const;
export const shoeCaseStatus = z.enum(shoeCaseStatuses);
export type ShoeCaseStatus = z.infer<typeof shoeCaseStatus>;

/** Papers that a claim rests on: on file, needed, and compared with their requirement by a person. A tick is no paper. */
export const shoeProgress = z.object({ verified: z.number(), onFile: z.number(), total: z.number() });
export type ShoeProgress = z.infer<typeof shoeProgress>;

/** `solve` a failed check, act on a paper, or deliver and bill (`nextAction` in the domain). */
export const shoeNextAction = z.union([
  z.object({ kind: z.literal('solve'), check: z.enum(allShoeChecks) }),
  z.object({ kind: z.enum(['verify', 'add', 'request', 'record', 'chase']), slot: z.enum(evidenceSlots) }),
  z.object({ kind: z.enum(['deliver', 'bill', 'done']) }),
]);
export type ShoeNextAction = z.infer<typeof shoeNextAction>;

/** A case as a list row or board card. Dates are calendar dates, instants ISO 8601 in UTC. */
export const shoeCaseListItem = z.object({
  id: z.string(),
  patient_id: z.string(),
  patient_name: z.string(),
  patient_phone: z.nullable(z.string()),
  status: shoeCaseStatus,
  owner: z.nullable(person),
  /** Not delivered: the latest safe delivery. Not billed: the last day to bill. Null otherwise, or while a document is missing. */
  nextDeadline: z.nullable(z.string()),
  runsOutFirst: shoeVerdict.shape.runsOutFirst,
  missing: z.array(shoeStep),
  progress: shoeProgress,
  /** The next step. In lists it doesn't depend on the day (see `nextDeadline`). Null: none, or archived. */
  next: z.nullable(shoeNextAction),
  /** When the oldest open document request was made; null for none. */
  waitingSince: z.nullable(z.string()),
  /** The last day to answer an open request for records (domain facts 2, G16); null for none, or once it's answered. */
  requestDue: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type ShoeCaseListItem = z.infer<typeof shoeCaseListItem>;

export const shoeNote = z.object({ id: z.string(), at: z.string(), by: person, text: z.string() });

export const shoeCaseFile = z.object({
  ...shoeCaseListItem.shape,
  /** Increases with every change; sent back with a change to detect conflicts. */
  version: z.number(),
  shoe_size: z.nullable(z.string()),
  diabetes_dx_date: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  checklist: shoeChecklist,
  details: shoeCaseDetails,
  createdAt: z.string(),
  createdBy: person,
  /** The store's date for which the case was checked. */
  today: z.string(),
  /** The papers by slot. */
  evidence: shoeEvidence.def.innerType.def.innerType,
  /** Rests on the evidence: only verified papers pass. */
  verdict: shoeVerdict,
  /** Whether the KX modifier may be advised: only to payers that use it. */
  readyForKx: z.boolean(),
  /** Whether every paper is verified and every check passes, for any payer. */
  readyToBill: z.boolean(),
  /** Staff may not sign for the patient (domain facts 2, G6): the page compares signers with these. */
  staffNames: z.array(z.string()),
  /** Of the same patient (docs/shoes.md), archived ones too, newest first; at most 50. */
  otherCases: z.array(
    z.object({
      id: z.string(),
      patient_id: z.string(),
      patient_name: z.string(),
      status: shoeCaseStatus,
      deliveredOn: z.nullable(z.string()),
    }),
  ),
  /** What this store supplied to the same patient in that year, in other cases. */
  suppliedHere: z.object({
    depthPairs: z.number(),
    customPairs: z.number(),
    insertPairs: z.number(),
    modifications: z.number(),
  }),
  caseNotes: z.array(shoeNote),
  documents: z.array(shoeDocument),
});
export type ShoeCaseFile = z.infer<typeof shoeCaseFile>;

/**
 * Soonest deadline first, cases without one last. `search` reads name, id and phone; in the body, because URLs end up in logs and
 * histories.
 */
export const listShoeCases = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/search',
  access: shoeRoles,
  input: {
    body: z.strictObject({
      search: z.optional(typedText(200)),
      /** Default: all but archived cases. */
      status: z.optional(shoeCaseStatus),
      /** An account's id, or `none`. */
      owner: z.optional(z.union([z.literal('none'), z.guid()])),
      missing: z.optional(shoeStep),
      /** Only cases whose window is over or closes within 14 days, with documents missing after 7 days, or with an open records request. */
      due: z.optional(z.enum(shoeDueFilters)),
      /** The `next` of the previous page. */
      after: z.optional(z.string().check(z.maxLength(100))),
      limit: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
    }),
  },
  /** `total` counts all pages, to one above `countLimit`; `patients` says whose they are, for a search alone. */
  output: z.object({
    cases: z.array(shoeCaseListItem),
    next: z.nullable(z.string()),
    total: z.number(),
    patients: z.nullable(z.number()),
    today: z.string(),
  }),
  errors: [],
});

/**
 * Cases that are not archived, in the lane of their first missing step; at most 50 a lane, soonest deadline first. Counts stop one above
 * `countLimit`.
 */
export const getShoeBoard = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/board',
  access: shoeRoles,
  input: { query: z.strictObject({ owner: z.optional(z.union([z.literal('none'), z.guid()])) }) },
  output: z.object({
    today: z.string(),
    lanes: z.array(z.object({ step: shoeStep, count: z.number(), cases: z.array(shoeCaseListItem) })),
    /** Open requests for records, of billed cases too; at most 50, soonest due first. */
    requests: z.object({ count: z.number(), cases: z.array(shoeCaseListItem) }),
    /** Window closes within 14 days; is over; documents not back after 7 days. */
    closing: z.number(),
    over: z.number(),
    waiting: z.number(),
  }),
  errors: [],
});

/** Patients supplied in `year` (default: last year) and not since: eligible again from the next January 1. */
export const listShoeRecall = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/recall',
  access: shoeRoles,
  input: { query: z.strictObject({ year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2198))) }) },
  output: z.object({
    year: z.number(),
    /** At most 500, longest ago first; `total` is one more when there are more. */
    patients: z.array(
      z.object({
        caseId: z.string(),
        patient_id: z.string(),
        patient_name: z.string(),
        patient_phone: z.nullable(z.string()),
        lastDelivery: z.string(),
        eligibleFrom: z.string(),
      }),
    ),
    total: z.number(),
  }),
  errors: [],
});

/** Staff who may own a case. */
export const listShoeOwners = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/owners',
  access: shoeRoles,
  input: {},
  output: z.object({ owners: z.array(person) }),
  errors: [],
});

export const getShoeCase = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id',
  access: shoeRoles,
  input: { params: caseParams },
  output: shoeCaseFile,
  errors: ['not_found'],
});

/** Replaces the whole record. With an outdated `version` nothing changes; `conflict` carries the `current` case. */
export const updateShoeCase = defineEndpoint({
  method: 'PUT',
  path: '/api/dme-shoe/:id',
  access: shoeRoles,
  input: {
    params: caseParams,
    body: z.strictObject({
      ...shoeCaseRecord,
      details: shoeCaseDetails,
      ownerId: z.nullable(z.guid()),
      archived: z.boolean(),
      version: z.number().check(z.int()),
    }),
  },
  output: shoeCaseFile,
  errors: ['not_found', 'conflict'],
});

export const addShoeNote = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/:id/notes',
  access: shoeRoles,
  input: { params: caseParams, body: z.strictObject({ text: typedText(4_000, 1) }) },
  output: shoeNote,
  errors: ['not_found'],
});

/** Change history, newest first. `path` is dotted (`details.visit.date`); values are JSON, long ones cut. */
export const listShoeHistory = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/history',
  access: shoeRoles,
  input: { params: caseParams },
  output: z.object({
    entries: z.array(
      z.object({
        version: z.number(),
        at: z.string(),
        by: person,
        changes: z.array(z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Cases that aren't archived, by deadline, a page at a time, for a program with a key of scope `shoes` (docs/integrations.md). */
export const readOpenShoeCases = defineEndpoint({
  method: 'GET',
  path: '/api/integrations/shoe-cases',
  access: 'integration',
  input: integrationInput,
  output: z.object({ cases: z.array(shoeCaseListItem), next: z.nullable(z.string()) }),
  errors: ['unauthorized'],
});
