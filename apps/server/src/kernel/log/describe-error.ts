import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { logOutput } from './log-output.ts';

/** What helps to find a fault, for the log. PostgreSQL's errors also carry rows and values, in other fields: those stay out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  // A handler that went on after its request had been answered for it: the message quotes the whole address.
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

/** The program's log. Errors that any part of it logs as `err` are described as above (security row O1). */
export function createLog(
  level: NonNullable<LoggerOptions['level']>,
  destination: DestinationStream = logOutput(),
): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}
