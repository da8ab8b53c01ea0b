export interface RestFailure {
  status: number;
  code: string;
  message: string;
  details?: string | undefined;
  hint?: string | undefined;
  /** Headers of the status: `WWW-Authenticate`, `Allow`, ... */
  headers?: Record<string, string>;
}

const missingRange = 'Requested range not satisfiable';

/**
 * Failures before the query, by PostgREST's codes (its documentation, "Errors"). Deliberate refusals answer PGRST127,
 * "not implemented".
 */
export const restFailures = {
  poolTimeout: { status: 504, code: 'PGRST003', message: 'Timed out acquiring connection from connection pool.' },
  /** Never sent: the client left before its turn. */
  clientGone: { status: 499, code: 'PGRST003', message: 'The client closed the connection.' },
  noConnection: {
    status: 503,
    code: 'PGRST000',
    message: 'Database connection error. Retrying the connection.',
    headers: { 'retry-after': '1' },
  },
  internal: { status: 500, code: 'PGRSTX00', message: 'Internal server error' },
  unparsable: (message: string, details: string) => ({ status: 400, code: 'PGRST100', message, details }),
  invalidRange: (details: string) => ({ status: 416, code: 'PGRST103', message: missingRange, details }),
  outOfBounds: (offset: number, total: number) => ({
    status: 416,
    code: 'PGRST103',
    message: missingRange,
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    headers: { 'content-range': `*/${total}` },
  }),
  unknownSchema: (schema: string) => ({
    status: 406,
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    hint: 'Only the following schemas are exposed: public',
  }),
  noMediaType: (accept: string) => ({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${accept}`,
  }),
  notEmbedded: (resource: string) => ({
    status: 400,
    code: 'PGRST108',
    message: `'${resource}' is not an embedded resource in this request`,
    hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
  }),
  notSingular: (rows: number) => ({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  }),
  wrongMethod: (method: string) => ({
    status: 405,
    code: 'PGRST117',
    message: `Unsupported HTTP method: ${method}`,
    headers: { allow: 'GET, HEAD' },
  }),
  strictPreferences: (unknown: readonly string[]) => ({
    status: 400,
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${unknown.join(', ')}`,
  }),
  aggregate: { status: 400, code: 'PGRST123', message: 'Use of aggregate functions is not allowed' },
  invalidPath: { status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' },
  notImplemented: (details: string) => ({
    status: 400,
    code: 'PGRST127',
    message: 'Feature not implemented',
    details,
  }),
  urlTooLong: { status: 414, code: 'PGRST127', message: 'The address of the request is too long' },
  noRelationship: (table: string, other: string) => ({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${table}' and '${other}' in the schema cache`,
  }),
  noFunction: (name: string) => ({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function public.${name} in the schema cache`,
  }),
  noTable: (table: string) => ({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table 'public.${table}' in the schema cache`,
  }),
  noColumn: (table: string, column: string) => ({
    status: 400,
    code: '42703',
    message: `column ${table}.${column} does not exist`,
  }),
  undecodableToken: (message: string) => refusedToken('PGRST301', message),
  refusedClaims: (message: string) => refusedToken('PGRST303', message),
} as const satisfies Record<string, RestFailure | ((...words: never[]) => RestFailure)>;

function refusedToken(code: string, message: string): RestFailure {
  const challenge = `Bearer error="invalid_token", error_description="${message.replace(/["\\]/g, "'")}"`;
  return { status: 401, code, message, headers: { 'www-authenticate': challenge } };
}

export class RestError extends Error {
  override name = 'RestError';
  readonly failure: RestFailure;

  constructor(failure: RestFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}
