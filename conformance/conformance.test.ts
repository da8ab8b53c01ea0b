import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { libraries } from './libraries.ts';
import { authAdmin } from './sections/auth-admin.ts';
import { authClosedDoors } from './sections/auth-closed-doors.ts';
import { authLinks } from './sections/auth-links.ts';
import { authMails } from './sections/auth-mails.ts';
import { authMfa } from './sections/auth-mfa.ts';
import { authRefresh } from './sections/auth-refresh.ts';
import { authSignIn } from './sections/auth-sign-in.ts';
import { authUser } from './sections/auth-user.ts';
import { clientConstants } from './sections/client-constants.ts';
import { gateway } from './sections/gateway.ts';
import { realtime } from './sections/realtime.ts';
import { rest } from './sections/rest.ts';
import { storageBuckets } from './sections/storage-buckets.ts';
import { storageManage } from './sections/storage-manage.ts';
import { storageRead } from './sections/storage-read.ts';
import { storageUpload } from './sections/storage-upload.ts';
import { createSuite } from './suite.ts';
import { openTarget, type Target } from './target.ts';

let target: Target | undefined;

function openedTarget(): Target {
  if (!target) throw new Error('there is no project to speak to');
  return target;
}

beforeAll(async () => {
  target = await openTarget();
});
afterAll(async () => target?.close());

describe.each(libraries)('$name', (library) => {
  const suite = createSuite(openedTarget, library);
  beforeEach(() => suite.target.forgetLimits());
  afterAll(() => suite.close());

  describe('gateway', () => gateway(suite));
  describe('auth: sign in and out', () => authSignIn(suite));
  describe('auth: refresh', () => authRefresh(suite));
  describe('auth: own user', () => authUser(suite));
  describe('auth: links', () => authLinks(suite));
  describe('auth: mails', () => authMails(suite));
  describe('auth: admin', () => authAdmin(suite));
  describe('auth: second factor', () => authMfa(suite));
  describe('auth: closed doors', () => authClosedDoors(suite));
  describe('rest', () => rest(suite));
  describe('storage: upload', () => storageUpload(suite));
  describe('storage: read', () => storageRead(suite));
  describe('storage: manage', () => storageManage(suite));
  describe('storage: buckets', () => storageBuckets(suite));
  describe('realtime', () => realtime(suite));
  describe('client constants', () => clientConstants(suite));
});
