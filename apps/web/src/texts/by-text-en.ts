/** Loaded with the form. */
export const byTextEn = {
  title: 'Continue by text',
  text: 'Leave this page any time: our answers come to your phone, and what you text lands in this chat.',
  phone: 'Mobile number',
  agreeFirst: 'Tick the box to get texts, or continue here.',
  send: 'Text me',
  sending: 'Sending…',
  leaveMessage: 'Leave a message instead',
  notNow: 'Not now',
  close: 'Close',
  wrongPhone: 'Enter a mobile number with area code, such as (555) 555-0123.',
  failed: (phone: string) => `That didn’t work. Try again, or call us at ${phone}.`,
  tooMany: (phone: string) => `That was tried several times. Please call us at ${phone}.`,
  pendingTitle: 'Reply YES on your phone',
  pending: (end: string, from: string | null) =>
    `We text the number ending in ${end}${from ? ` from ${from}` : ''}. Reply YES within 24 hours. Until then nothing else is sent.`,
  held: (time: string) => `It’s late: our text comes at ${time}.`,
  noText: (phone: string) =>
    `No text after a minute? Check the number. If you once stopped our texts, send START to us, or call ${phone}.`,
  otherNumber: 'Use another number',
  confirmedTitle: 'This chat continues by text',
  confirmed: (end: string) =>
    `You can close this page. Our answers come to the number ending in ${end}; what you text us lands here. Reply STOP to end texts.`,
  end: 'End texts',
  ended: 'Texts about this chat have ended. You can continue here.',
  expired: 'There was no YES within 24 hours, so nothing more was sent.',
  emergency: 'Texts are read in store hours. In an emergency,',
  call911: 'call 911',
};

export type ByTextTexts = typeof byTextEn;
