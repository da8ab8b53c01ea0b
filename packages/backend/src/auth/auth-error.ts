/** A refusal in the words of Supabase's auth server; send-auth-error.ts has its two formats. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly details: AuthErrorDetails;

  constructor(status: number, code: string, message: string, details: AuthErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

interface AuthErrorDetails {
  weakPasswordReasons?: string[];
  retryAfterSeconds?: number;
}

export const validationFailed = (message: string) => new AuthError(400, 'validation_failed', message);

/** One answer for an unknown user, a wrong password and a missing password (security row A3). */
export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** Only administrators create accounts (security row A8). */
export const signupDisabled = () => new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
