import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { expect, it } from 'vitest';
import { navEntriesFor } from './nav-entries-for.ts';

const employee = ['Home', 'Dashboard', 'Requests', 'Contacts'];
const pharmacist = [
  'Home',
  'Dashboard',
  'Diabetic Shoe Checklist',
  'Pharmacist Tools',
  'DME Shoes',
  'Conversations',
  'Requests',
  'Contacts',
  'Knowledge',
  'Weekly report',
];

it.each<[SessionRole, string[]]>([
  ['public', ['Home']],
  ['employee', employee],
  ['pharmacist', pharmacist],
  ['admin', [...pharmacist, 'Admin Panel', 'Users', 'SMS Inbox', 'Store settings', 'Integrations', 'Audit Log']],
])('S2-66 to S2-71 shows %s its entries in the order of the spec', (role, labels) => {
  expect(navEntriesFor(role).map(({ label }) => label)).toEqual(labels);
});
