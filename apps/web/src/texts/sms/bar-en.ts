/** What every staff page may say of texts: the line of an open alarm, and the browser's notifications. */
export const smsBarEn = {
  oneText: 'A text needs attention now.',
  texts: (count: string) => `${count} texts need attention now.`,
  silence: 'Silence',
  open: 'Open inbox',
  /** No name, number or text: others may see the screen. */
  notice: 'New text message',
  alarm: 'A text message needs attention now',
};

export type SmsBarTexts = typeof smsBarEn;
