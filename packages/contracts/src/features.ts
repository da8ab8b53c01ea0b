/** What a feature adds to the lists that all features share. */
interface FeatureEntry {
  name: string;
  /** What the audit log can record of the feature, with the labels that staff read. A migration inserts the same actions. */
  auditActions: Readonly<Record<string, string>>;
  todayKinds: readonly string[];
}

/**
 * All features. Their shared entries are here rather than beside their endpoints, because a page that shows the lists should not load
 * every feature's schemas. Visitors load none of this.
 */
export const features = [
  { name: 'site', auditActions: {}, todayKinds: [] },
  { name: 'legal', auditActions: {}, todayKinds: [] },
  { name: 'proxy', auditActions: {}, todayKinds: [] },
  { name: 'store', auditActions: {}, todayKinds: [] },
  {
    name: 'session',
    auditActions: {
      sign_in: 'Signed in',
      sign_in_refused: 'Sign-in refused',
      factor_awaited: 'First sign-in step passed, second factor still missing',
      session_ended: 'Session ended',
      access_refused: 'Access refused',
      password_changed: 'Password changed',
      password_check_refused: 'Wrong current password',
      identity_confirmed: 'Confirmed who they are before a change of sign-in',
      reset_requested: 'Password reset requested',
      second_factor_added: 'Second factor added',
      second_factor_removed: 'Second factor removed',
      recovery_codes_made: 'Recovery codes created',
      recovery_code_used: 'Recovery code used',
      address_changed: 'Sign-in address changed',
    },
    todayKinds: [],
  },
  {
    name: 'users',
    auditActions: {
      user_created: 'User created',
      user_invited: 'User invited',
      user_deleted: 'User deleted',
      role_changed: 'Role changed',
      name_changed: 'Name changed',
      user_blocked: 'User blocked',
      user_unblocked: 'User unblocked',
      password_reset: 'Password reset',
      sessions_ended: 'Signed out everywhere',
      second_factor_rules_changed: 'Second-factor rules changed',
      operator_command: 'Account changed from the command line',
    },
    todayKinds: ['invites_expiring', 'second_factor_missing', 'staff_without_second_factor'],
  },
  {
    name: 'uploads',
    auditActions: {
      file_read: 'File viewed',
      file_infected: 'Malware found in a file',
      file_deleted: 'Infected file deleted',
      bucket_listed: 'Files listed',
    },
    todayKinds: [],
  },
  {
    name: 'audit',
    auditActions: {
      audit_read: 'Audit log viewed',
      audit_exported: 'Audit log exported',
      audit_archived: 'Audit log rows moved to the archive',
      // The operator's commands, which act on all features.
      person_erased: 'A person’s data erased',
      data_exported: 'Patient data exported',
    },
    todayKinds: ['audit_archive_failing'],
  },
  {
    name: 'people',
    auditActions: {
      people_listed: 'Contacts listed',
      person_read: 'Contact viewed',
      person_changed: 'Contact changed',
      people_merged: 'Contacts merged',
      people_merge_undone: 'Merge of contacts undone',
      person_case_linked: 'Shoe case linked to a contact',
      person_number_added: 'Number added to a contact',
      person_number_removed: 'Number removed from a contact',
      person_separated: 'Part of a contact separated',
      person_separation_undone: 'Separation of a contact undone',
    },
    todayKinds: [],
  },
  {
    name: 'notices',
    auditActions: {
      notice_taken: 'Notice taken on',
      notice_choices_changed: 'Own notices chosen',
      push_switched: 'Notifications of a device switched on or off',
    },
    todayKinds: [],
  },
  { name: 'chat', auditActions: {}, todayKinds: [] },
  { name: 'pipeline', auditActions: {}, todayKinds: [] },
  { name: 'health', auditActions: {}, todayKinds: [] },
  { name: 'today', auditActions: { queue_listed: 'Work queue viewed' }, todayKinds: [] },
  {
    name: 'shoes',
    auditActions: {
      cases_listed: 'Shoe cases listed',
      case_read: 'Shoe case viewed',
      case_created: 'Shoe case created',
      case_changed: 'Shoe case changed',
      case_archived: 'Shoe case archived',
      case_note_added: 'Note added to a shoe case',
      case_document_added: 'Document added to a shoe case',
      case_document_changed: 'Shoe case document changed',
      case_document_removed: 'Shoe case document removed',
      case_packet_made: 'Shoe case packet created',
      case_fax_marked: 'Fax of a shoe case marked',
      case_claim_made: 'Claim sheet or claim file created',
    },
    todayKinds: [
      'shoe_accreditation_expired',
      'shoe_accreditation_expiring',
      'shoe_requests_overdue',
      'shoe_requests_urgent',
      'shoe_requests_due',
      'shoe_windows_overdue',
      'shoe_windows_closing',
      'shoe_papers_waiting',
      'shoe_recall',
    ],
  },
  {
    name: 'sms',
    auditActions: {
      messages_read: 'Text messages viewed',
      messages_counted: 'Text messages counted',
      live_messages_read: 'Text messages received live',
      sms_sent: 'Text message sent',
      sms_canceled: 'Scheduled text message canceled',
      sms_rescheduled: 'Scheduled text message changed',
      sms_undone: 'Text message taken back before it was sent',
      sms_scheduled_listed: 'Scheduled text messages listed',
      sms_labels_changed: 'Labels of the SMS inbox changed',
      sms_marked: 'Text message marked read or unread',
      sms_person_changed: 'SMS contact changed',
      sms_opt_out_changed: 'Text opt-out or opt-in recorded',
      text_consent_recorded: 'Consent to texts recorded',
      by_text_read: 'Number of a chat by text viewed',
      by_text_ended: 'Chat by text ended',
      sms_note_added: 'Note added in the SMS inbox',
      sms_alarm_closed: 'Text message alarm closed',
      sms_replies_changed: 'Canned replies changed',
      notices_sent: 'Notices about orders sent',
      notices_read: 'Notices about orders listed',
    },
    todayKinds: ['sms_alarms', 'sms_attention', 'sms_unread', 'sms_failed', 'sms_wishes'],
  },
  {
    name: 'conversations',
    auditActions: {
      conversations_listed: 'Chat conversations listed',
      conversation_read: 'Chat conversation viewed',
      conversation_erased: 'Chat conversation erased',
      hand_off_marked: 'Callback message updated',
      question_settled: 'Unanswered question resolved',
      chat_joined: 'Chat joined',
      chat_taken_over: 'Chat taken over',
      chat_handed_back: 'Chat handed back to the assistant',
      chat_message_sent: 'Chat message sent',
      chat_file_added: 'File added for a chat',
      urgent_chat_closed: 'Urgent chat closed',
    },
    todayKinds: ['person_wanted', 'hand_offs', 'unanswered_questions'],
  },
  {
    name: 'requests',
    auditActions: {
      requests_listed: 'Requests listed',
      request_read: 'Request viewed',
      request_changed: 'Request changed',
      request_birth_date_shown: 'Birth date of a request viewed',
      request_text_sent: 'Text about a request sent',
    },
    todayKinds: ['requests_overdue', 'requests_answered', 'requests_open', 'appointments_today'],
  },
  {
    name: 'integrations',
    auditActions: {
      integration_key_created: 'Integration key created',
      integration_key_revoked: 'Integration key revoked',
      integration_read: 'Data read with an integration key',
    },
    todayKinds: [],
  },
  { name: 'drafts', auditActions: {}, todayKinds: [] },
  { name: 'backup', auditActions: {}, todayKinds: [] },
  {
    name: 'knowledge',
    auditActions: {
      knowledge_changed: 'Assistant page changed',
      knowledge_question_changed: 'Check question changed',
    },
    todayKinds: [],
  },
  {
    name: 'reports',
    auditActions: { report_mail_changed: 'Weekly report by email switched on or off' },
    todayKinds: [],
  },
  { name: 'settings', auditActions: { settings_changed: 'Store settings changed' }, todayKinds: [] },
  {
    name: 'setup',
    auditActions: { setup_changed: 'Setup step saved', test_mail_sent: 'Test email sent' },
    todayKinds: ['setup_steps_left'],
  },
] as const satisfies readonly FeatureEntry[];

export type FeatureName = (typeof features)[number]['name'];
