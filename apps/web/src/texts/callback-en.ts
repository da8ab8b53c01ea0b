/** The texts of the form that leaves a message for a person; they come with it. */
export const handOffEn = {
  title: 'Leave a message for our staff',
  text: 'A person calls you back. Please leave out ID and insurance numbers.',
  replaces: 'Your message is with our staff already. A new one takes its place.',
  name: 'Your name',
  phone: 'Call-back number',
  message: 'What is it about?',
  optional: 'Optional',
  send: 'Send message',
  sending: 'Sending…',
  notNow: 'Not now',
  /** A link to call 911 follows. */
  emergency: 'If this is an emergency,',
  call911: 'call 911',
  missing: 'Please fill out this field.',
  wrongPhone: 'Please enter a phone number with its area code, such as (555) 555-0123.',
  failed: (phone: string) => `Your message was not sent. Please try again, or call us at ${phone}.`,
  tooMany: (phone: string) => `You have left several messages already. Please call us at ${phone}.`,
  before: (day: string, time: string) => `${day.replace(/,$/, '')} before ${time}`,
  asSoonAsOpen: 'as soon as we open',
  confirmed: (store: string, phone: string, when: string) =>
    `Your message has reached us. A person from ${store} will call you at ${phone}, ${when}.`,
};

export type HandOffTexts = typeof handOffEn;
