import { defineEndpoint } from '../shared/endpoint.ts';
import { caseParams, shoeRoles } from './records.ts';

/** Cover letter, certifying statement and order for the physician, filled in. A PDF. */
export const getPhysicianPacket = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/physician-packet',
  access: shoeRoles,
  input: { params: caseParams },
  output: 'file',
  errors: ['not_found', 'unavailable'],
});

/**
 * What an auditor gets: an index and every verified document in order, with page numbers outside the image (domain facts 2, G19). A PDF.
 * `payload_too_large` when the documents exceed one packet.
 */
export const getAuditPacket = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/audit-packet',
  access: shoeRoles,
  input: { params: caseParams },
  output: 'file',
  errors: ['not_found', 'payload_too_large', 'unavailable'],
});

/** The same for the store only: with checks, dates and unverified documents, every page marked. */
export const getReviewPacket = defineEndpoint({ ...getAuditPacket, path: '/api/dme-shoe/:id/review-packet' });
