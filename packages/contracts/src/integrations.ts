import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { person } from './shared/staff-person.ts';
import { personName } from './shared/text.ts';

/** Keys with which other programs call us. Each opens one thing. */
export const integrationScopes = ['notices', 'requests', 'shoes'] as const;
export type IntegrationScope = (typeof integrationScopes)[number];

export const integrationLimits = { maxKeys: 50, maxDays: 730 } as const;

export const integrationKey = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(integrationScopes),
  createdAt: z.string(),
  createdBy: person,
  expiresAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});
export type IntegrationKey = z.infer<typeof integrationKey>;

const admins = ['admin'] as const;
const path = '/api/admin/integration-keys';

/** Newest first, revoked and expired ones too. */
export const listIntegrationKeys = defineEndpoint({
  method: 'GET',
  path,
  access: admins,
  input: {},
  output: z.object({ keys: z.array(integrationKey) }),
  errors: [],
});

/** The secret is in this answer and nowhere else: the server keeps its hash. */
export const createIntegrationKey = defineEndpoint({
  method: 'POST',
  path,
  access: admins,
  input: {
    body: z.strictObject({
      name: personName,
      scope: z.enum(integrationScopes),
      days: z.int().check(z.gte(1), z.lte(integrationLimits.maxDays)),
    }),
  },
  output: z.object({ key: integrationKey, secret: z.string() }),
  errors: ['conflict'],
});

/** It stops working at once; revoking again changes nothing. */
export const revokeIntegrationKey = defineEndpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: admins,
  input: { params: z.strictObject({ id: z.guid().check(z.toLowerCase()) }) },
  output: integrationKey,
  errors: ['not_found'],
});

/** Every endpoint as an OpenAPI 3.1 document, made from the contracts. */
export const readOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: admins,
  input: {},
  output: z.record(z.string(), z.unknown()),
  errors: [],
});
