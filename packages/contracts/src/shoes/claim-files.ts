import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { claimSupplier } from './claim.ts';
import { caseParams, shoeRoles } from './records.ts';

/** Who bills; null without a billing file. */
export const getClaimSupplier = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/claim-supplier',
  access: shoeRoles,
  input: {},
  output: z.object({ supplier: z.nullable(claimSupplier) }),
  errors: [],
});

/** The claim in the order of a CMS-1500. A PDF, marked until the claim can be billed. `conflict` names a letter that pages can't show. */
export const getClaimSheet = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/claim-sheet',
  access: shoeRoles,
  input: { params: caseParams },
  output: 'file',
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** An 837P file (005010X222A1), sent nowhere. `conflict` with the reasons in `issues` when it can't be billed. */
export const getClaimFile = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/claim-file',
  access: shoeRoles,
  input: { params: caseParams },
  output: 'file',
  errors: ['not_found', 'conflict'],
});
