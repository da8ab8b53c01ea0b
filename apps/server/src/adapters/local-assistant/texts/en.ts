import type { Language } from '@rxweb/contracts/shared/language';

/** What the assistant says by itself, in English. A `reason` is empty on ordinary days; `hours` and `time` come formatted. */
export const en = {
  language: 'en' as Language,
  sources: { hours: 'Store hours', address: 'Store address', phone: 'Store phone' },

  yes: 'Yes',
  no: 'No',
  closed: 'closed',
  period: (opens: string, closes: string) => `${opens} to ${closes}`,
  and: 'and',
  opens: (day: string, time: string) => `We open ${day} at ${time}.`,
  opensAgain: (day: string, time: string) => `We open again ${day} at ${time}.`,
  askWhenOpening: (phone: string) => `Please call ${phone} to ask when we open.`,
  isOver: (date: string) => `${date} is over.`,
  closedOn: (date: string, reason: string) => `On ${date} we are **closed**${forReason(reason)}.`,
  openOn: (date: string, reason: string, hours: string) => `On ${date}${inBrackets(reason)} we are open **${hours}**.`,
  closedToday: (reason: string) => `We are **closed** today${forReason(reason)}.`,
  openToday: (reason: string, hours: string) => `Today's hours${inBrackets(reason)} are **${hours}**.`,
  closedEvery: (weekday: string) => `On ${weekday}s we are **closed**.`,
  openEvery: (weekday: string, hours: string) => `On ${weekday}s we are open **${hours}**.`,
  notListed: (holiday: string, date: string) => `${holiday} (${date}) is not on our list of special days.`,
  usual: (weekday: string, hours: string) => `Our usual ${weekday} hours are **${hours}**.`,
  toBeSure: (phone: string) => `To be sure, please call ${phone}.`,
  openAt: (time: string, date: string) => `Yes, we are open at ${time} on ${date}.`,
  notOpenAt: (time: string, date: string) => `No, we are not open at ${time} on ${date}.`,
  openUntil: (time: string, date: string) => `Yes, we are open until ${time} on ${date}.`,
  notOpenUntil: (time: string, date: string) => `No, we are not open until ${time} on ${date}.`,
  closedThatDay: (reason: string) => `We are closed that day${forReason(reason)}.`,
  openThatDay: (hours: string) => `Hours that day: **${hours}**.`,
  week: 'Our hours are:',
  specialDays: 'Our special days in the next months:',
  otherDays: 'On other days our usual hours apply.',
  noSpecialDays: (phone: string) =>
    `No special days are listed for the next months, so our usual hours should apply. To be sure about a holiday, please call ${phone}.`,
  specialDay: (date: string, reason: string, hours: string) => `${date}${inBrackets(reason)}: ${hours}`,
  pleaseNote: (days: string) => `Please note: ${days}.`,

  address: (address: string, map: string) => `We are at **${address}**. [Open in Google Maps](${map})`,
  phone: (phone: string) => `You can reach a person at **${phone}**.`,

  greeting: (store: string, now: string) => `Hello! I am the AI assistant of ${store}. ${now} How can I help you?`,
  thanks: 'You are welcome! Is there anything else I can help with?',
  goodbye: 'Goodbye, and take care!',

  person: (phone: string) => `You can reach a person at **${phone}**.`,
  leaveMessage: 'Or leave your name and number here, and our staff will call you back.',
  messageWaits: 'Your message is with our staff, and they will call you back.',
  cannotWait: (phone: string) => `If it cannot wait, call **${phone}**.`,
  weather: (phone: string) =>
    `Closings for weather or other surprises are not on my list. Before you set out, please call **${phone}**.`,

  /** Stands before a page of knowledge that is not in the visitor's language. */
  otherLanguage: (phone: string) =>
    `*I have this only in Spanish for now. For help in English, please call **${phone}**.*`,
  either: 'I can help with two things here. Which one do you mean?',
  unknown: (phone: string) => `I do not know that. Please call us at **${phone}** and a person will help you.`,
  orLeaveMessage: 'You can also leave a message for our staff here.',
  /** Offered where no page is near. */
  examples: [
    'Are you open on Saturday?',
    'How do I refill my prescription?',
    'How do I move my prescriptions from another pharmacy?',
  ] as readonly string[],
  fileArrived: (phone: string) =>
    `Your file has arrived. I cannot read photos or files, so please tell me in a few words what you need. If it is about a prescription, call us at **${phone}** or bring it in.`,
  cannotReadFiles: 'I cannot read photos or files, so this answers only what you wrote.',
};

/** What each language has to be able to say. */
export type Words = typeof en;

function forReason(reason: string): string {
  return reason && ` for ${reason}`;
}

function inBrackets(reason: string): string {
  return reason && ` (${reason})`;
}
