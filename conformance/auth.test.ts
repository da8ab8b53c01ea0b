import { describeReleases } from './describe-releases.ts';
import { authAdmin } from './sections/auth-admin.ts';
import { authClosedDoors } from './sections/auth-closed-doors.ts';
import { authLinks } from './sections/auth-links.ts';
import { authMails } from './sections/auth-mails.ts';
import { authMfa } from './sections/auth-mfa.ts';
import { authRefresh } from './sections/auth-refresh.ts';
import { authSignIn } from './sections/auth-sign-in.ts';
import { authUser } from './sections/auth-user.ts';

describeReleases({
  'auth: sign in and out': authSignIn,
  'auth: refresh': authRefresh,
  'auth: own user': authUser,
  'auth: links': authLinks,
  'auth: mails': authMails,
  'auth: admin': authAdmin,
  'auth: second factor': authMfa,
  'auth: closed doors': authClosedDoors,
});
