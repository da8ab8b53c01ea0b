import type { Endpoint } from '@rxweb/contracts/shared/endpoint';
import { errorBody, errorCatalogue } from '@rxweb/contracts/shared/errors';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/** Every endpoint as an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1), made from the contracts. */
export function toOpenApi(endpoints: readonly Endpoint[], { name, url }: { name: string; url: string }): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, path) };
  }
  return {
    openapi: '3.1.1',
    info: { title: `${name}: RxWeb`, version: '1' },
    servers: [{ url }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access token of a signed-in account.' },
        integrationKey: { type: 'http', scheme: 'bearer', description: 'An integration key, rxk_…' },
        signature: { type: 'apiKey', in: 'header', name: 'x-rx-signature', description: 'docs/integrations.md' },
      },
    },
  };
}

function operationOf(endpoint: Endpoint, path: string): JsonSchema {
  const { method, input, access } = endpoint;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w)/g, (_, sign: string) => sign.toUpperCase()).replace(/\W/g, '')}`,
    tags: [path.split('/')[2] ?? 'api'],
    ...accessOf(access),
    ...securityOf(endpoint),
    parameters: [
      ...parametersOf(input.params, 'path'),
      ...parametersOf(input.query, 'query'),
      ...parametersOf(input.headers, 'header'),
    ],
    ...bodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

function accessOf(access: Endpoint['access']): JsonSchema {
  const who = Array.isArray(access) ? access.join(', ') : String(access);
  return { summary: `Access: ${who}` };
}

function securityOf({ access, input }: Endpoint): JsonSchema {
  if (access === 'public' || access === 'carrier') return { security: [] };
  if (access === 'integration')
    return { security: [input.body === 'raw' ? { signature: [] } : { integrationKey: [] }] };
  return { security: access === 'staff-or-visitor' ? [{ session: [] }, {}] : [{ session: [] }] };
}

function parametersOf(schema: z.core.$ZodType | undefined, where: 'path' | 'query' | 'header'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties)
    .filter(([name]) => where !== 'header' || name !== 'authorization')
    .map(([name, each]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: each,
    }));
}

function bodyOf({ input, rawBody }: Endpoint): JsonSchema {
  const schema = input.body === 'raw' ? rawBody : input.body;
  if (schema)
    return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(schema, 'input') } } } };
  if (input.body === 'raw') return { requestBody: { required: true, content: { '*/*': { schema: {} } } } };
  return {};
}

function responsesOf({ output, errors }: Endpoint): JsonSchema {
  const content =
    output === 'event-stream'
      ? { 'text/event-stream': { schema: { type: 'string' } } }
      : output === 'file'
        ? { '*/*': { schema: {} } }
        : { 'application/json': { schema: schemaOf(output, 'output') } };
  const failures = Map.groupBy(errors, (code) => String(errorCatalogue[code].status));
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    200: { description: 'Done.', content },
    ...Object.fromEntries(
      [...failures].map(([status, codes]) => [status, { description: codes.join(', '), content: error }]),
    ),
    default: { description: 'An error of the one shape.', content: error },
  };
}

/** Rules that JSON Schema can't say, such as "one of these fields", stay with the server. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}
