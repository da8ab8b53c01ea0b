import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets, demoBuckets } from '@rxweb/contracts/uploads';

/** What migrations add to Supabase's own schemas, where others may remove it. A test compares both. */
export const expected = {
  triggers: [
    { table: 'auth.users', name: 'mirror_role' },
    { table: 'auth.users', name: 'note_password' },
    { table: 'auth.users', name: 'note_address' },
    { table: 'auth.users', name: 'revoke_capabilities' },
    { table: 'auth.users', name: 'end_push' },
    { table: 'auth.users', name: 'remember_deleted_identity' },
    { table: 'auth.users', name: 'remember_erased_identity' },
    { table: 'auth.sessions', name: 'note_session' },
    { table: 'auth.sessions', name: 'note_raised_session' },
    { table: 'auth.sessions', name: 'revoke_capabilities' },
    { table: 'auth.sessions', name: 'remember_session_end' },
    { table: 'auth.sessions', name: 'end_push' },
    { table: 'auth.mfa_factors', name: 'note_second_factor_added' },
    { table: 'auth.mfa_factors', name: 'note_second_factor_removed' },
  ],
  policies: [
    { table: 'storage.buckets', name: 'staff see the buckets' },
    { table: 'storage.objects', name: 'visitors add files for the chat' },
    { table: 'storage.objects', name: 'staff read what visitors sent' },
    { table: 'storage.objects', name: 'staff read what staff sent to visitors' },
    { table: 'storage.objects', name: 'pharmacists add documents' },
    { table: 'storage.objects', name: 'pharmacists read documents' },
    { table: 'storage.objects', name: 'admins use the demo folder' },
    { table: 'storage.objects', name: 'administrators read pictures of messages' },
    { table: 'storage.objects', name: 'only the server signs addresses' },
  ],
  /** Tables that pages watch. */
  published: ['public.messages', 'public.sms_people', 'public.live_changes'],
  /** In the REST service's schema. */
  publicTables: [
    'public.messages',
    'public.sms_people',
    'public.live_changes',
    'public.dme_shoe_cases',
    'public.dme_shoe_changes',
    'public.dme_shoe_notes',
    'public.dme_shoe_documents',
  ],
  /** Of which each account has its own rows, by policy. */
  ownRows: ['app.drafts'],
  buckets: [
    { id: buckets.chat, public: false, maxBytes: 10_485_760, limitsTypes: true },
    { id: buckets.live, public: false, maxBytes: 10_485_760, limitsTypes: true },
    { id: buckets.general, public: false, maxBytes: 26_214_400, limitsTypes: false },
    { id: demoBuckets.public, public: true, maxBytes: 26_214_400, limitsTypes: false },
    { id: demoBuckets.private, public: false, maxBytes: 26_214_400, limitsTypes: false },
    { id: smsPicturesBucket, public: false, maxBytes: 10_485_760, limitsTypes: true },
  ],
} as const;
