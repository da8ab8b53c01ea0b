import { authAdmin } from './auth-admin.ts';
import { authClosedDoors } from './auth-closed-doors.ts';
import { authLinks } from './auth-links.ts';
import { authMails } from './auth-mails.ts';
import { authMfa } from './auth-mfa.ts';
import { authRefresh } from './auth-refresh.ts';
import { authSignIn } from './auth-sign-in.ts';
import { authUser } from './auth-user.ts';
import { clientConstants } from './client-constants.ts';
import { gateway } from './gateway.ts';
import { realtime } from './realtime.ts';
import { rest } from './rest.ts';
import { storageBuckets } from './storage-buckets.ts';
import { storageManage } from './storage-manage.ts';
import { storageRead } from './storage-read.ts';
import { storageUpload } from './storage-upload.ts';

/** The suite's sections by name. `../sources.ts` says where the shapes of each come from. */
export const authSections = {
  'auth: sign in and out': authSignIn,
  'auth: refresh': authRefresh,
  'auth: own user': authUser,
  'auth: links': authLinks,
  'auth: mails': authMails,
  'auth: admin': authAdmin,
  'auth: second factor': authMfa,
  'auth: closed doors': authClosedDoors,
};

export const serviceSections = {
  gateway,
  rest,
  'storage: upload': storageUpload,
  'storage: read': storageRead,
  'storage: manage': storageManage,
  'storage: buckets': storageBuckets,
  realtime,
  'client constants': clientConstants,
};
