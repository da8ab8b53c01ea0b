import { homePath } from '../navigation/location.ts';

/** Every address of the app, once. */
export const paths = {
  home: homePath,
  dashboard: '/app/dashboard',
  admin: '/app/admin',
  users: '/app/users',
  pharmacist: '/app/pharmacist',
  dme: '/app/dme',
  dmeCases: '/app/dme/cases',
  dmeCase: '/app/dme/cases/:id',
  dmeBoard: '/app/dme/board',
  dmeRecall: '/app/dme/recall',
  shoeChecklist: '/app/diabetic-shoe-checklist',
  sms: '/app/sms',
  conversations: '/app/conversations',
  audit: '/app/audit',
  account: '/app/account',
  setup: '/setup',
} as const;

/** The short addresses people type, and where they lead (spec section 2). */
export const shortPaths = {
  '/dashboard': paths.dashboard,
  '/admin': paths.admin,
  '/pharmacist': paths.pharmacist,
  '/dme': paths.dme,
} as const;
