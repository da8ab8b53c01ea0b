/** All features, with what each can put on the Today list. */
export const features = [
  { name: 'site', todayKinds: [] },
  { name: 'proxy', todayKinds: [] },
  { name: 'store', todayKinds: [] },
  { name: 'session', todayKinds: [] },
  { name: 'users', todayKinds: ['invites_expiring', 'second_factor_missing', 'staff_without_second_factor'] },
  { name: 'uploads', todayKinds: [] },
  { name: 'audit', todayKinds: [] },
  { name: 'chat', todayKinds: [] },
  { name: 'pipeline', todayKinds: [] },
  { name: 'health', todayKinds: [] },
  { name: 'today', todayKinds: [] },
  { name: 'shoes', todayKinds: ['shoe_windows_closing', 'shoe_papers_waiting', 'shoe_recall'] },
  { name: 'sms', todayKinds: ['sms_unread', 'sms_failed', 'sms_wishes'] },
  { name: 'conversations', todayKinds: ['hand_offs', 'unanswered_questions'] },
  { name: 'backup', todayKinds: [] },
] as const;

export type FeatureName = (typeof features)[number]['name'];
