import type { Language } from '@rxweb/contracts/shared/language';
import type { PartName } from '@rxweb/domain/store/time/day-parts';

/** The assistant's own texts in English. `reason` is empty on ordinary days; `hours` and `time` are formatted. */
export const en = {
  language: 'en' as Language,
  sources: { hours: 'Store hours', address: 'Store address', phone: 'Store phone' },

  yes: 'Yes',
  no: 'No',
  /** Before the answer to "you are closed Sunday, right?" */
  confirmed: 'That’s right.',
  corrected: 'Not quite.',
  onlyUntil: (time: string) => `Only until ${time}.`,
  onlyFrom: (time: string) => `Only from ${time}.`,
  noPart: (part: string) => `No, not ${part}.`,
  parts: {
    madrugada: 'after midnight',
    early: 'early in the morning',
    morning: 'in the morning',
    lunch: 'at lunchtime',
    afternoon: 'in the afternoon',
    lateAfternoon: 'in the late afternoon',
    afterWork: 'in the evening',
    evening: 'in the evening',
    night: 'at night',
    late: 'late in the evening',
  } satisfies Record<PartName, string>,
  comeBefore: (time: string) => `We close at ${time}, so please come before then.`,
  noSuchDate: (said: string) => `There’s no such date as “${said}”. Which day do you mean?`,
  noSuchTime: (said: string) => `There’s no such time as “${said}”.`,
  isAnotherWeekday: (day: string, weekday: string) => `Please check the day: ${day} is a ${weekday}.`,
  /** Before the second reading of a date. */
  orElse: 'If you mean the other date:',
  closed: 'closed',
  period: (opens: string, closes: string) => `${opens} to ${closes}`,
  and: 'and',
  opens: (day: string, time: string) => `We open ${day} at ${time}.`,
  opensAgain: (day: string, time: string) => `We open again ${day} at ${time}.`,
  askWhenOpening: (phone: string) => `Call ${phone} to ask when we open.`,
  wasClosedOn: (date: string, reason: string) => `On ${date}, we were **closed**${forReason(reason)}.`,
  wasOpenOn: (date: string, reason: string, hours: string) =>
    `On ${date}${inBrackets(reason)}, we were open **${hours}**.`,
  closedOn: (date: string, reason: string) => `On ${date}, we’re **closed**${forReason(reason)}.`,
  openOn: (date: string, reason: string, hours: string) => `On ${date}${inBrackets(reason)}, we’re open **${hours}**.`,
  closedToday: (date: string, reason: string) => `We’re **closed** today, ${date}${commaReason(reason)}.`,
  openToday: (date: string, reason: string, hours: string) =>
    `Today’s hours (${date}${commaReason(reason)}) are **${hours}**.`,
  closedEvery: (weekday: string) => `On ${weekday}s, we’re **closed**.`,
  openEvery: (weekday: string, hours: string) => `On ${weekday}s, we’re open **${hours}**.`,
  notListed: (holiday: string, date: string) => `${holiday} (${date}) isn’t on our list of special days.`,
  unlisted: (holiday: string) => `${holiday}, usual hours, not on our list`,
  listEnds: (date: string) => `Our list of special days only goes to ${date}.`,
  listEndsBefore: (date: string) => `Our list of special days doesn’t reach ${date} yet.`,
  usual: (weekday: string, hours: string) => `Our usual ${weekday} hours are **${hours}**.`,
  toBeSure: (phone: string) => `To be sure, please call ${phone}.`,
  openAt: (time: string, date: string) => `we’re open at ${time} on ${date}.`,
  notOpenAt: (time: string, date: string) => `we’re not open at ${time} on ${date}.`,
  openAtNotAt: (open: string, other: string, date: string) => `we’re open at ${open}, but not at ${other}, on ${date}.`,
  openUntil: (time: string, date: string) => `we’re open until ${time} on ${date}.`,
  notOpenUntil: (time: string, date: string) => `we’re not open until ${time} on ${date}.`,
  closedThatDay: (reason: string) => `We’re closed that day${forReason(reason)}.`,
  openThatDay: (hours: string) => `Hours that day: **${hours}**.`,
  thoseDays: 'Our hours on those days:',
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  week: 'Our hours are:',
  specialDays: 'Our special days in the coming months:',
  otherDays: 'On other days, our usual hours apply.',
  noSpecialDays: (phone: string) =>
    `No special days are listed for the coming months, so our usual hours should apply. To be sure about a holiday, please call ${phone}.`,
  specialDay: (date: string, reason: string, hours: string) => `${date}${inBrackets(reason)}: ${hours}`,
  pleaseNote: (days: string) => `Please note: ${days}.`,

  address: (address: string, map: string) => `We’re at **${address}**. [Open in Google Maps](${map})`,
  fax: (fax: string) => `Our fax number is **${fax}**.`,
  phone: (phone: string) => `You can reach a person at **${phone}**.`,

  greeting: (store: string, now: string) => `Hello! I’m the AI assistant at ${store}. ${now} How can I help you?`,
  thanks: 'You’re welcome! Is there anything else I can help with?',
  goodbye: 'Goodbye, and take care!',

  person: (phone: string) => `You can reach a person at **${phone}**.`,
  leaveMessage: 'Or leave your name and number here, and our staff will call you back.',
  messageWaits: 'Our staff has your message and will call you back.',
  cannotWait: (phone: string) => `If it can’t wait, call **${phone}**.`,
  weather: (phone: string) =>
    `Weather and other unexpected closings aren’t on my list. Before you head out, please call **${phone}**.`,
  /** Between that and our hours. */
  otherwise: 'Otherwise our usual hours apply:',
  noLunchBreak: 'Our hours list no break at lunchtime.',

  /** Precedes a page that is not in the visitor's language. */
  otherLanguage: (phone: string) =>
    `*I only have this in Spanish for now. For help in English, please call **${phone}**.*`,
  either: 'I can help with either of these. Which one do you mean?',
  unknown: (phone: string) => `I don’t know the answer to that. Call us at **${phone}**, and someone will help you.`,
  /** To a remark. */
  unasked: (phone: string) =>
    `I’m here for anything about the pharmacy: tell me in a few words what you need, or call us at **${phone}**, and someone will help you.`,
  unknownOf: (title: string, phone: string, asked = '') =>
    `I don’t have that detail about **${title}**${asked && `: “${asked}”`}. Call us at **${phone}**, and someone will help you.`,
  orLeaveMessage: 'You can also leave a message for our staff here.',
  /** Offered when no page is near. */
  examples: [
    'Are you open on Saturday?',
    'How do I refill my prescription?',
    'How do I move my prescriptions from another pharmacy?',
  ] as readonly string[],
  /** `truth`: who can see the file. */
  fileArrived: (truth: string, phone: string) =>
    `Thank you, we got it. ${truth} You can also tell me in a few words what you need, or call us at **${phone}**.`,
  /** Follows when we open again. */
  notUntilChecked: 'Please don’t take it until our pharmacist has checked it.',
};

/** The texts every language needs. */
export type ReplyTexts = typeof en;

function commaReason(reason: string): string {
  return reason && `, ${reason}`;
}

function forReason(reason: string): string {
  return reason && ` for ${reason}`;
}

function inBrackets(reason: string): string {
  return reason && ` (${reason})`;
}
