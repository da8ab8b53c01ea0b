/** Loaded with the form. */
export const callbackEn = {
  title: 'Leave a message for our staff',
  text: 'A staff member will call you back. Please leave out ID and insurance numbers.',
  replaces: 'Our staff already has your message. A new one will replace it.',
  name: 'Your name',
  phone: 'Callback number',
  message: 'What’s it about?',
  optional: 'Optional',
  send: 'Send message',
  sending: 'Sending…',
  byText: 'Continue by text instead',
  notNow: 'Not now',
  /** A link to call 911 follows. */
  emergency: 'If this is an emergency,',
  call911: 'call 911',
  missing: 'Fill out this field.',
  wrongPhone: 'Enter a phone number with area code, such as (555) 555-0123.',
  failed: (phone: string) => `Your message wasn’t sent. Try again, or call us at ${phone}.`,
  tooMany: (phone: string) => `You’ve already left several messages. Please call us at ${phone}.`,
  before: (day: string, time: string) => `${day.replace(/,$/, '')} before ${time}`,
  asSoonAsOpen: 'as soon as we open',
  confirmed: (store: string, phone: string, when: string) =>
    `We got your message. Someone from ${store} will call you at ${phone}, ${when}.`,
};

export type CallbackTexts = typeof callbackEn;
