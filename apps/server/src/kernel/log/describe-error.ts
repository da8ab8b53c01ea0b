import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { logOutput } from './log-output.ts';

/** Leaves out PostgreSQL's fields with rows and values. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  // A reply sent twice: the message quotes the full address.
  if ('code' in error && error.code === 'FST_ERR_REP_ALREADY_SENT') return { code: error.code };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** Reduces every `err` as above (security row O1). */
export function createLog(
  level: NonNullable<LoggerOptions['level']>,
  destination: DestinationStream = logOutput(),
): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}
