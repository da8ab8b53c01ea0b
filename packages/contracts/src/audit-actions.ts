import type { FeatureName } from './features.ts';

/**
 * What the audit log records of each feature, with the labels that staff read. A migration inserts the same rows into `app.audit_actions`.
 * Apart from the features' schemas, so that the audit page does not load them.
 */
export const auditActionsOf = {
  session: {
    sign_in: 'Signed in',
    sign_in_refused: 'Sign-in refused',
    session_ended: 'Session ended',
    access_refused: 'Access refused',
    password_changed: 'Password changed',
    second_factor_added: 'Second factor added',
    second_factor_removed: 'Second factor removed',
    recovery_codes_made: 'Recovery codes created',
    recovery_code_used: 'Recovery code used',
  },
  users: {
    user_created: 'User created',
    user_invited: 'User invited',
    user_deleted: 'User deleted',
    role_changed: 'Role changed',
    user_blocked: 'User blocked',
    user_unblocked: 'User unblocked',
    password_reset: 'Password reset',
    sessions_ended: 'Signed out everywhere',
  },
  uploads: {
    file_read: 'File viewed',
  },
  audit: {
    audit_read: 'Audit log viewed',
    audit_exported: 'Audit log exported',
    // The operator's commands, which act on all features.
    person_erased: 'A person’s data erased',
    data_exported: 'Patient data exported',
  },
  shoes: {
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
  },
  sms: {
    messages_read: 'Text messages viewed',
    sms_sent: 'Text message sent',
    sms_canceled: 'Scheduled text message canceled',
    sms_marked: 'Text message marked read or unread',
    sms_person_changed: 'SMS contact changed',
    sms_opt_out_changed: 'Text opt-out or opt-in recorded',
    sms_note_added: 'Note added in the SMS inbox',
    sms_replies_changed: 'Text templates changed',
  },
  conversations: {
    conversations_listed: 'Chat conversations listed',
    conversation_read: 'Chat conversation viewed',
    conversation_erased: 'Chat conversation erased',
    hand_off_marked: 'Callback message updated',
    question_settled: 'Unanswered question resolved',
  },
} as const satisfies Partial<Record<FeatureName, Readonly<Record<string, string>>>>;
