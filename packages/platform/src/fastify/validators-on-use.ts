import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

/** Validates data and keeps the faults in `errors`. */
interface Validator {
  (data: unknown): unknown;
  errors?: unknown;
}
type Compile = (route: unknown) => Validator;
type BuildValidator = (schemas: unknown, options: unknown) => Compile;

const require = createRequire(import.meta.url);

/** Fastify's validators, compiled at a route's first call: compiling all of them takes a tenth of a start. */
const buildValidator: BuildValidator = (schemas, options) => {
  let compile: Compile | null = null;
  return (route) => {
    let compiled: Validator | null = null;
    const validate: Validator = (data) => {
      compile ??= loadFactory()(schemas, options);
      compiled ??= compile(route);
      const result = compiled(data);
      validate.errors = compiled.errors;
      return result;
    };
    return validate;
  };
};

function loadFactory(): BuildValidator {
  const makeFactory: () => BuildValidator = require('@fastify/ajv-compiler');
  return makeFactory();
}

/** No route has a response schema, so skip loading that library. */
const buildSerializer = () => () => {
  throw new Error('responses have no schemas here');
};

/** For `schemaController` of a Fastify server. */
export const validatorsOnUse = { compilersFactory: { buildValidator, buildSerializer } } as unknown as SchemaController;
