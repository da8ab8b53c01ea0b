/** What the frame of the staff pages says: the menu, the pages' titles, and parts that many pages have. */
export const frameEn = {
  /** By the English title, which the features' manifests name (the specification's, verbatim). */
  titles: {
    Home: 'Home',
    Dashboard: 'Dashboard',
    'My account': 'My account',
    'Admin Panel': 'Admin Panel',
    'Audit Log': 'Audit Log',
    Conversations: 'Conversations',
    Contacts: 'Contacts',
    Contact: 'Contact',
    'Who saw this contact': 'Who saw this contact',
    Knowledge: 'Knowledge',
    'Knowledge page': 'Knowledge page',
    'Questions without an answer': 'Questions without an answer',
    'Check questions': 'Check questions',
    'Pharmacist Tools': 'Pharmacist Tools',
    'Store settings': 'Store settings',
    'Set up': 'Set up',
    'DME Shoes': 'DME Shoes',
    'Diabetic Shoe Checklist': 'Diabetic Shoe Checklist',
    'Shoe cases': 'Shoe cases',
    'Shoe case': 'Shoe case',
    'Shoe board': 'Shoe board',
    'Shoe recall': 'Shoe recall',
    'Shoe denials': 'Shoe denials',
    'SMS Inbox': 'SMS Inbox',
    Users: 'Users',
    Requests: 'Requests',
    Appointments: 'Appointments',
    Setup: 'Setup',
    Integrations: 'Integrations',
    'Weekly report': 'Weekly report',
  },
  /** What the numbers beside menu entries count. */
  badges: { waiting: 'waiting', unread: 'unread', open: 'open' },
  bell: 'Notices',
  bellWithNew: (count: string | number) => `Notices, ${count} new`,
  /** What an audit entry was about. */
  targets: {
    request: (id: string) => `Request ${id}`,
    contact: (id: string) => `Contact ${id}`,
    case: (id: string) => `Case ${id}`,
    document: (id: string, document: string) => `Case ${id}, document ${document}`,
  },
  ticker: {
    label: 'Staff and prescriptions, sample',
    play: 'Play',
    pause: 'Pause',
    prescriptions: 'prescriptions',
  },
  sample: {
    tag: 'Sample',
    label: 'Sample data',
    hide: 'Hide sample',
    show: 'Show sample',
    noButtons: 'These buttons do nothing yet.',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes aren’t saved yet. They’re kept as your draft for two weeks, and only you see it.',
    leave: 'Leave without saving',
    discard: 'Discard changes',
    stay: 'Stay here',
  },
  retry: 'Retry',
  /** To everything about this person. */
  contact: 'Contact',
  name: {
    label: 'Name',
    hint: 'What colleagues see instead of the email address',
    bad: (chars: number) => `Use 1 to ${chars} characters, with letters, on one line.`,
  },
};

export type FrameTexts = typeof frameEn;
/** A title that the catalogue has in both languages. */
export type PageTitle = keyof FrameTexts['titles'];
export type BadgeLabel = keyof FrameTexts['badges'];
