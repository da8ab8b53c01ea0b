/** What helps to find a fault, for the log. PostgreSQL's errors also carry rows and values, in other fields: those stay out. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}
