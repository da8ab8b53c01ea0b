/** Texts of a live chat and of the conversation that comes back, for visitors. Loaded with that part in both languages. */
export const liveEn = {
  /** `Dana Okafor, pharmacist`. */
  person: (name: string, role: string) => `${name}, ${role}`,
  roles: { pharmacist: 'pharmacist', admin: 'manager', employee: 'staff member' },
  someone: 'A staff member',
  wanted: {
    line: 'You asked for a person.',
    title: 'We’re asking our staff to join you here.',
    /** The phone number follows. */
    text: 'Until then, the assistant answers. You can also call',
    cancel: 'Stop waiting',
    leaveNumber: 'Leave your number',
    failed: 'We couldn’t ask our staff. Try again, or leave your number.',
  },
  joined: (who: string) => `${who}, joined. The assistant is silent.`,
  tookOver: (who: string) => `${who}, joined. The assistant stays silent.`,
  left: (name: string) => `${name} left the chat. The assistant answers again.`,
  back: 'You are back with the assistant.',
  ended: 'You stopped waiting. The assistant answers.',
  offer: {
    /** `by 11:00 am`; `tomorrow by 11:00 am`. */
    by: (day: string | null, time: string) =>
      `No one is free right now. Leave your number and we’ll call you ${day ? `${day} ` : ''}by ${time}.`,
    noTime: 'No one is free right now. Leave your number and we’ll call you as soon as we open.',
  },
  talking: (who: string) => `You are talking with ${who}.`,
  silent: 'The assistant is silent.',
  toAssistant: 'Back to the assistant',
  personAnswers: 'A person answers now.',
  isTyping: (name: string) => `${name} is typing`,
  seen: 'Seen',
  sending: 'Sending…',
  refused: 'Not sent. Please call us.',
  /** The person left in the meantime. */
  tooLate: 'Not sent: no one is in the chat any more.',
  askAssistant: 'Ask the assistant',
  reconnecting: 'Reconnecting… What you write is sent when the connection is back.',
  polling: 'Slow connection. Checking every few seconds.',
  /** For screen readers. */
  says: (who: string, text: string) => `${who}: ${text}`,
  openFile: (name: string) => `Open ${name}`,
  fileFailed: 'Couldn’t open this file. Try again.',
  restore: {
    failed: 'Couldn’t load your conversation.',
    callback: 'Our staff has your message and will call you.',
  },
  shared: {
    turnOn: 'Shared device',
    isOn: 'Shared device: deleted on close',
    nowOn: 'This conversation will be deleted when you close the page.',
    nowOff: 'This conversation stays on this device.',
    idle: 'Still there? If other people use this device, have the conversation deleted when you close the page.',
    deleteOnClose: 'Delete on close',
    keep: 'Keep it',
  },
};

/** The shape that every language must match. */
export type LiveTexts = typeof liveEn;
