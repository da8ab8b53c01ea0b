import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { shoeVerdict } from './checks.ts';
import { dmeShoeDetails } from './details.ts';
import { shoeDocument } from './documents.ts';
import { caseParams, dmeChecklist, dmeShoeRecord, dmeShoeRoles } from './records.ts';

/** What a case goes through, in order. A case waits for those that are missing. */
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

/** The papers that are asked for from others. */
export const requestedPapers = ['visit', 'exam', 'certification', 'order'] as const satisfies readonly ShoeStep[];

/** `open`: not delivered. `delivered`: not billed yet. */
export const shoeCaseStatuses = ['open', 'delivered', 'billed', 'archived'] as const;
export const shoeCaseStatus = z.enum(shoeCaseStatuses);
export type ShoeCaseStatus = z.infer<typeof shoeCaseStatus>;

/** A case as a line of the list or a card of the board. Dates are calendar dates, instants ISO 8601 in UTC. */
export const shoeCaseLine = z.object({
  id: z.string(),
  patient_id: z.string(),
  patient_name: z.string(),
  patient_phone: z.nullable(z.string()),
  status: shoeCaseStatus,
  owner: z.nullable(person),
  /** Not delivered: the latest safe delivery. Not billed: the last day for the claim. Else, or while a paper is missing, null. */
  nextDeadline: z.nullable(z.string()),
  runsOutFirst: shoeVerdict.shape.runsOutFirst,
  missing: z.array(shoeStep),
  /** The longest of the papers that were asked for and are not back: since when; null when there is none. */
  waitingSince: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type ShoeCaseLine = z.infer<typeof shoeCaseLine>;

export const shoeNote = z.object({ id: z.string(), at: z.string(), by: person, text: z.string() });

/** A whole case. */
export const shoeCaseFile = z.object({
  ...shoeCaseLine.shape,
  /** Goes up with every change; sent back with a change, so that of two at once the later is told. */
  version: z.number(),
  shoe_size: z.nullable(z.string()),
  diabetes_dx_date: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  checklist: dmeChecklist,
  details: dmeShoeDetails,
  createdAt: z.string(),
  createdBy: person,
  /** The day of the store for which the case was judged. */
  today: z.string(),
  verdict: shoeVerdict,
  /** What this store gave the same patient in the year judged, in other cases. */
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
 * Soonest deadline first, those without one last. `search` reads name, id and phone; it may be a patient's, so it travels in the body: addresses
 * end up in logs and histories.
 */
export const listShoeCases = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/search',
  access: dmeShoeRoles,
  input: {
    body: z.strictObject({
      search: z.optional(typedText(200)),
      /** Left out: all but the archived. */
      status: z.optional(shoeCaseStatus),
      /** An account's id, or `none`. */
      owner: z.optional(z.union([z.literal('none'), z.guid()])),
      missing: z.optional(shoeStep),
      /** Only what closes within 14 days or is over, or papers that are not back after 7 days. */
      due: z.optional(z.enum(['closing', 'waiting'])),
      /** The `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(100))),
      limit: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
    }),
  },
  /** `total`: of all pages, counted to one above `countLimit`. */
  output: z.object({
    cases: z.array(shoeCaseLine),
    next: z.nullable(z.string()),
    total: z.number(),
    today: z.string(),
  }),
  errors: [],
});

/**
 * Cases that are not archived, each in the lane of the first step that it misses; at most 50 a lane, soonest deadline first. All counts end one
 * above `countLimit`.
 */
export const getShoeBoard = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/board',
  access: dmeShoeRoles,
  input: { query: z.strictObject({ owner: z.optional(z.union([z.literal('none'), z.guid()])) }) },
  output: z.object({
    today: z.string(),
    lanes: z.array(z.object({ step: shoeStep, count: z.number(), cases: z.array(shoeCaseLine) })),
    /** Window closes within 14 days; is over; papers not back after 7 days. */
    closing: z.number(),
    over: z.number(),
    waiting: z.number(),
  }),
  errors: [],
});

/** Patients who had shoes or inserts in `year` (left out: last year) and neither since: they may have them again from the January 1 after it. */
export const listShoeRecall = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/recall',
  access: dmeShoeRoles,
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
  access: dmeShoeRoles,
  input: {},
  output: z.object({ owners: z.array(person) }),
  errors: [],
});

export const getShoeCase = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id',
  access: dmeShoeRoles,
  input: { params: caseParams },
  output: shoeCaseFile,
  errors: ['not_found'],
});

/** Replaces the whole record. When `version` is not that of now, nothing is changed and `conflict` brings the case as it is, in `current`. */
export const updateShoeCase = defineEndpoint({
  method: 'PUT',
  path: '/api/dme-shoe/:id',
  access: dmeShoeRoles,
  input: {
    params: caseParams,
    body: z.strictObject({
      ...dmeShoeRecord,
      details: dmeShoeDetails,
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
  access: dmeShoeRoles,
  input: { params: caseParams, body: z.strictObject({ text: typedText(4_000, 1) }) },
  output: shoeNote,
  errors: ['not_found'],
});

/** Who changed what, newest first. `path` is dotted (`details.visit.date`); values are as JSON shows them, long ones cut. */
export const listShoeHistory = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/history',
  access: dmeShoeRoles,
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
