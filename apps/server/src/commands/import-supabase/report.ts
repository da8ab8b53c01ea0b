import type { Comparison, Gaps, Survey } from '@rxweb/backend/move';

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** What there is to move and what can't, in lines for the operator. */
export function describeSurvey(survey: Survey & { isContinued: boolean }, from: string, to: string): string[] {
  const { accounts, identities, factors, files, buckets, bytes, rows, tables, gaps } = survey;
  const identityCount = identities === 1 ? '1 identity' : `${identities} identities`;
  return [
    `From ${from} to ${to}: ${countOf(accounts, 'account')} with ${identityCount} and ${countOf(factors, 'second factor')}, ${countOf(
      files,
      'file',
    )} in ${countOf(buckets, 'bucket')} (${megabytes(bytes)}), ${countOf(rows, 'row')} in ${countOf(tables, 'table')}.`,
    ...(survey.isContinued ? ['An interrupted move from this source continues.'] : []),
    ...describeGaps(gaps),
  ];
}

const shownPeople = 20;

function nameAll(people: readonly string[]): string {
  const more = people.length - shownPeople;
  return [...people.slice(0, shownPeople), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function describeGaps({ passwords, factors, passkeys, otherServices, withoutEmail, tables }: Gaps): string[] {
  const lines = ['Sessions, links in mails and addresses of files don’t move: everyone signs in again.'];
  const add = (people: readonly string[], what: string) => {
    if (people.length > 0) lines.push(`${what}: ${nameAll(people)}`);
  };
  add(passwords, 'Need a new password, since theirs is kept in another way than bcrypt or argon2');
  add(factors, 'Need to set up their authenticator app again, since its secret is encrypted with a key of the source');
  add(passkeys, 'Need to add their passkeys again');
  add(otherServices, 'Need a password, since they sign in through another service');
  if (withoutEmail > 0) lines.push(`Can’t sign in, since they have no email: ${countOf(withoutEmail, 'account')}`);
  add(tables, 'Tables that aren’t RxWeb’s stay behind');
  return lines;
}

export function describeComparison(comparison: Comparison, back: boolean): string[] {
  const { accounts, factors, files, bytes, rows, tables, differences } = comparison;
  if (differences.length > 0)
    return [
      ...differences.map((line) => `Differs: ${line}`),
      `${countOf(differences.length, 'difference')}. The move isn’t complete. Stop RxWeb at both ends and run the same command again.`,
    ];
  const next = back ? 'Start RxWeb with SUPABASE_URL.' : 'Start RxWeb without SUPABASE_URL.';
  return [
    `Compared: ${countOf(accounts, 'account')}, ${countOf(factors, 'second factor')}, ${countOf(files, 'file')} (${megabytes(
      bytes,
    )}), ${countOf(rows, 'row')} in ${countOf(tables, 'table')}. All are equal, and the audit log is intact.`,
    next,
  ];
}
