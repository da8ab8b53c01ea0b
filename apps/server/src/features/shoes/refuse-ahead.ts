import { AppError } from '../../kernel/errors/app-error.ts';

/** Throws `invalid_input` for each date after today of something that has happened. */
export function refuseAhead(paths: readonly string[]): void {
  if (paths.length === 0) return;
  throw new AppError('invalid_input', {
    message: 'A date of something that has happened can’t be after today.',
    issues: paths.map((path) => ({ path: `body.${path}`, message: 'a date that is not after today' })),
  });
}
