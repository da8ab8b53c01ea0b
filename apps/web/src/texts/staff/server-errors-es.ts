import { errorsEs } from './errors-es.ts';

/** What the server says in place of its message for `conflict`, by its English words. */
const conflicts: Readonly<Record<string, string>> = {
  'Give this account a role first.': 'Dé primero un rol a esta cuenta.',
  'This person has already accepted the invitation.': 'Esta persona ya aceptó la invitación.',
  'This person hasn’t accepted the invitation yet. Send it again.':
    'Esta persona todavía no acepta la invitación. Envíela otra vez.',
  'This account is blocked. Unblock it first.': 'Esta cuenta está bloqueada. Quite primero el bloqueo.',
  'This account has no email address.': 'Esta cuenta no tiene correo electrónico.',
};

export interface ServerErrors {
  byCode: Readonly<Record<string, string>>;
  conflicts: Readonly<Record<string, string>>;
}
export const serverErrorsEs: ServerErrors = { byCode: errorsEs, conflicts };
