import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import type { AnyShoeCheck } from './checks.ts';
import { shoeRoles } from './records.ts';

/** What contractors name as a reason for denial, newest report first (domain facts 2, F9 and F10). */
export const denialChecks = [
  'certification_within_3_months',
  'visit_by_certifier',
  'measurements_present',
  'adr_answered',
  'order_before_claim',
  'document_dated_by_delivery',
  'other_exam_agreed',
  'certification_on_or_after_visit',
  'order_on_or_after_prescriber_visit',
  'visit_within_6_months',
  'certifier_credential',
  'fit_in_person_objective',
  'note_signed_by_author',
  'evaluation_in_person_before_choice',
  'qualifying_condition',
] as const satisfies readonly AnyShoeCheck[];
export type DenialCheck = (typeof denialChecks)[number];

/** How many cases the report reads, soonest deadline first, and names for each reason. */
export const denialLimits = { cases: 500, named: 5 } as const;

/** Cases that aren't billed, and billed ones whose records request isn't answered, by what they would be denied for. */
export const getShoeDenials = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/denials',
  access: shoeRoles,
  input: {},
  output: z.object({
    today: z.string(),
    cases: z.number(),
    /** There are more than {@link denialLimits}`.cases`. */
    isCut: z.boolean(),
    /** All of them, most cases first. */
    reasons: z.array(
      z.object({
        check: z.enum(denialChecks),
        /** The check fails. */
        failing: z.number(),
        /** Not shown by a verified paper yet, or doubtful. */
        open: z.number(),
        /** The first cases in which it fails. */
        named: z.array(z.object({ id: z.string(), patient_name: z.string() })),
      }),
    ),
  }),
  errors: [],
});

/** The same as a table, without names. */
export const exportShoeDenials = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/denials.csv',
  access: shoeRoles,
  input: {},
  output: 'file',
  errors: [],
});

/** The reminder that is due today, from the billing file (domain facts 2, F7 and F8). */
export const getShoeAccreditation = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/accreditation',
  access: shoeRoles,
  input: {},
  output: z.object({ reminder: z.nullable(z.object({ expires: z.string(), daysLeft: z.number() })) }),
  errors: [],
});
