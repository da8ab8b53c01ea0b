import type { FastifyInstance } from 'fastify';

/**
 * A body or query schema that refuses every other field: a request for something not offered must not look granted. (With
 * `additionalProperties: false` Fastify drops unknown fields.)
 */
export function onlyFields<P extends Record<string, object>>(properties: P) {
  return { type: 'object', properties, propertyNames: { enum: Object.keys(properties) } } as const;
}

/** A query schema that refuses these fields. Others pass: people add their own, to go around a cache. */
export function withoutFields<P extends Record<string, object>>(properties: P, refused: readonly string[]) {
  return { type: 'object', properties, propertyNames: { not: { enum: refused } } } as const;
}

/** Words schema errors as Supabase does; a field that isn't offered is named. */
export function nameUnknownFields(app: FastifyInstance): void {
  app.setSchemaErrorFormatter((errors, place) => {
    const unknown = errors.find((error) => error.keyword === 'propertyNames');
    if (unknown !== undefined) {
      return new Error(`${place}${unknown.instancePath}/${String(unknown.params.propertyName)} is not supported`);
    }
    return new Error(errors.map((error) => `${place}${error.instancePath} ${error.message}`).join(', '));
  });
}
