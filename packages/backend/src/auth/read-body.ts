import { isShallow } from '@rxweb/platform/fastify/json-shape';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthError, validationFailed } from './auth-error.ts';

const maxBodyBytes = 1024 * 1024;
const maxDepth = 32;

/** Part of every call without a session: the answer to a captcha, which nothing here asks for. */
export const captchaField = { gotrue_meta_security: z.looseObject({}).nullish() };

/** Parses every body as JSON whatever its type, as Supabase's auth server does, up to 1 MiB. */
export function registerJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    async (_: FastifyRequest, body: string) => (body === '' ? undefined : parseStorableJson(body)),
  );
}

/** Validates a body; a field that its strict schema doesn't know is refused by name. */
export function readBody<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  const parsed = schema.safeParse(request.body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') throw validationFailed(`${namesOf(issue.keys)} is not supported`);
  throw badJson(`${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'not valid'}`);
}

/** The names of unknown fields, cut to a readable length. */
export const namesOf = (keys: readonly string[]) => keys.join(', ').slice(0, 200);

/** Parses JSON that a jsonb column can hold: no NUL, lone surrogates, deep nesting or prototype keys. */
function parseStorableJson(text: string): unknown {
  if (!isShallow(text, { maxDepth })) throw badJson('nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badJson('not valid JSON');
  }
  assertStorable(value);
  return value;
}

function assertStorable(value: unknown): void {
  if (typeof value === 'string') assertStorableText(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    assertStorableText(key);
    if (key === '__proto__') throw badJson('a key is not allowed');
    assertStorable(item);
  }
}

function assertStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw badJson('text is not valid Unicode');
}

const badJson = (reason: string) => new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
