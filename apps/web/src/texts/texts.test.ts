import { denialTexts } from '@rxweb/domain/shoes/denials/denial-texts';
import { describe, expect, it } from 'vitest';
import { adminEn } from './admin/admin-en.ts';
import { adminEs } from './admin/admin-es.ts';
import { auditEn } from './admin/audit-en.ts';
import { auditEs } from './admin/audit-es.ts';
import { healthEn } from './admin/health-en.ts';
import { healthEs } from './admin/health-es.ts';
import { usersEn } from './admin/users-en.ts';
import { usersEs } from './admin/users-es.ts';
import { allEn as page, allEs as pageEs } from './all-texts.ts';
import { byTextEn } from './by-text-en.ts';
import { byTextEs } from './by-text-es.ts';
import { callbackEn } from './callback-en.ts';
import { callbackEs } from './callback-es.ts';
import { claimEn } from './claim-en.ts';
import { claimEs } from './claim-es.ts';
import { integrationsEn } from './integrations/integrations-en.ts';
import { integrationsEs } from './integrations/integrations-es.ts';
import { legalLinksEn } from './legal/legal-links-en.ts';
import { legalLinksEs } from './legal/legal-links-es.ts';
import { legalSettingsEn } from './legal/legal-settings-en.ts';
import { legalSettingsEs } from './legal/legal-settings-es.ts';
import { liveChatEn } from './live/live-chat-en.ts';
import { liveChatEs } from './live/live-chat-es.ts';
import { liveEn } from './live/live-en.ts';
import { liveEs } from './live/live-es.ts';
import { reportsEn } from './reports/reports-en.ts';
import { reportsEs } from './reports/reports-es.ts';
import { appointmentDayEn } from './requests/appointment-day-en.ts';
import { appointmentDayEs } from './requests/appointment-day-es.ts';
import { staffRequestsEn } from './requests/staff-requests-en.ts';
import { staffRequestsEs } from './requests/staff-requests-es.ts';
import { sessionEn } from './session-en.ts';
import { sessionEs } from './session-es.ts';
import { caseEn } from './shoes/case-en.ts';
import { caseEs } from './shoes/case-es.ts';
import { denialsEs } from './shoes/denials-es.ts';
import { formEn } from './shoes/form-en.ts';
import { formEs } from './shoes/form-es.ts';
import { shoesEn } from './shoes/shoes-en.ts';
import { shoesEs } from './shoes/shoes-es.ts';
import { smsBarEn } from './sms/bar-en.ts';
import { smsBarEs } from './sms/bar-es.ts';
import { smsEn } from './sms/sms-en.ts';
import { smsEs } from './sms/sms-es.ts';
import { accountEn } from './staff/account-en.ts';
import { accountEs } from './staff/account-es.ts';
import { conversationsEn } from './staff/conversations-en.ts';
import { conversationsEs } from './staff/conversations-es.ts';
import { dashboardEn } from './staff/dashboard-en.ts';
import { dashboardEs } from './staff/dashboard-es.ts';
import { frameEn } from './staff/frame-en.ts';
import { frameEs } from './staff/frame-es.ts';
import { outsideFileEn } from './staff/outside-file-en.ts';
import { outsideFileEs } from './staff/outside-file-es.ts';
import { pharmacistEn } from './staff/pharmacist-en.ts';
import { pharmacistEs } from './staff/pharmacist-es.ts';
import { queueEn } from './staff/queue-en.ts';
import { queueEs } from './staff/queue-es.ts';
import { staffByTextEn } from './staff/staff-by-text-en.ts';
import { staffByTextEs } from './staff/staff-by-text-es.ts';
import { brandSettingsEn } from './store-content/brand-settings-en.ts';
import { brandSettingsEs } from './store-content/brand-settings-es.ts';
import { knowledgeEn } from './store-content/knowledge-en.ts';
import { knowledgeEs } from './store-content/knowledge-es.ts';
import { settingsEn } from './store-content/settings-en.ts';
import { settingsEs } from './store-content/settings-es.ts';
import { setupStepsEn } from './store-content/setup-steps-en.ts';
import { setupStepsEs } from './store-content/setup-steps-es.ts';

const en = {
  ...page,
  session: sessionEn,
  byText: byTextEn,
  staffByText: staffByTextEn,
  handOff: callbackEn,
  claim: claimEn,
  integrations: integrationsEn,
  knowledge: knowledgeEn,
  settings: settingsEn,
  brand: brandSettingsEn,
  frame: frameEn,
  dashboard: dashboardEn,
  pharmacist: pharmacistEn,
  account: accountEn,
  users: usersEn,
  audit: auditEn,
  admin: adminEn,
  health: healthEn,
  shoes: shoesEn,
  denials: denialTexts,
  shoeCase: caseEn,
  shoeForm: formEn,
  setupSteps: setupStepsEn,
  legalLinks: legalLinksEn,
  legalSettings: legalSettingsEn,
  staffRequests: staffRequestsEn,
  reports: reportsEn,
  appointmentDay: appointmentDayEn,
  queue: queueEn,
  conversations: conversationsEn,
  live: liveEn,
  liveChat: liveChatEn,
  outsideFile: outsideFileEn,
  smsBar: smsBarEn,
  sms: smsEn,
};
const es = {
  ...pageEs,
  session: sessionEs,
  byText: byTextEs,
  staffByText: staffByTextEs,
  handOff: callbackEs,
  claim: claimEs,
  integrations: integrationsEs,
  knowledge: knowledgeEs,
  settings: settingsEs,
  brand: brandSettingsEs,
  frame: frameEs,
  dashboard: dashboardEs,
  pharmacist: pharmacistEs,
  account: accountEs,
  users: usersEs,
  audit: auditEs,
  admin: adminEs,
  health: healthEs,
  shoes: shoesEs,
  denials: denialsEs,
  shoeCase: caseEs,
  shoeForm: formEs,
  setupSteps: setupStepsEs,
  legalLinks: legalLinksEs,
  legalSettings: legalSettingsEs,
  staffRequests: staffRequestsEs,
  reports: reportsEs,
  appointmentDay: appointmentDayEs,
  queue: queueEs,
  conversations: conversationsEs,
  live: liveEs,
  liveChat: liveChatEs,
  outsideFile: outsideFileEs,
  smsBar: smsBarEs,
  sms: smsEs,
};

type Leaf = string | ((...values: unknown[]) => string);

/** Every text of a catalogue with its place: `chat.send`. */
function leavesOf(texts: object, place = ''): [string, Leaf][] {
  return Object.entries(texts).flatMap(([key, value]): [string, Leaf][] =>
    typeof value === 'object' ? leavesOf(value, `${place}${key}.`) : [[`${place}${key}`, value]],
  );
}

const english = leavesOf(en);
const spanish = new Map(leavesOf(es));

/** What a text says of these values. */
function say(leaf: Leaf | undefined, values: readonly unknown[]): string {
  return typeof leaf === 'function' ? leaf(...values) : (leaf ?? '');
}

describe('the catalogues', () => {
  it('have the same texts in the same order', () => {
    expect([...spanish.keys()]).toEqual(english.map(([place]) => place));
  });

  it.each(english)('%s says something in both languages, and hands on the same values', (place, leaf) => {
    const other = spanish.get(place);
    expect(typeof other).toBe(typeof leaf);
    const count = typeof leaf === 'function' ? leaf.length : 0;
    for (const values of [
      ['<0>', '<1>', '<2>'],
      ['1', '1', '1'],
    ]) {
      const used = values.slice(0, count);
      for (const text of [say(leaf, used), say(other, used)]) {
        expect(text.trim()).not.toBe('');
        for (const value of used) expect(text).toContain(String(value));
      }
    }
  });

  it('count in Spanish as Spanish does', () => {
    expect(es.uploads.succeeded(1)).toBe('¡Listo! Se subió 1 archivo.');
    expect(es.uploads.succeeded(3)).toBe('¡Listo! Se subieron 3 archivos.');
    expect(es.chat.queuedOffline(1)).toContain('1 archivo en espera. Se subirá');
    expect(es.chat.queuedOffline(2)).toContain('2 archivos en espera. Se subirán');
  });

  it('count hours, texts and files in Spanish as Spanish does', () => {
    expect([1, 2].map(es.queue.when.hours)).toEqual(['1 hora', '2 horas']);
    expect([1, 2].map(es.sms.compose.texts)).toEqual(['1 mensaje', '2 mensajes']);
    expect([1, 2].map(es.conversations.files)).toEqual(['1 archivo', '2 archivos']);
  });

  it('address the reader formally in Spanish', () => {
    const all = [...spanish.values()].map((leaf) => say(leaf, ['x', 'y', 'z'])).join('\n');
    expect(all).not.toMatch(/\b(tu|tus|tú|puedes|tienes|quieres|escribe tu|haz|elige)\b/i);
  });

  it('open and close every question and exclamation in Spanish', () => {
    for (const [place, leaf] of spanish) {
      const text = say(leaf, ['x', 'y', 'z']);
      expect(text.split('¿').length, place).toBe(text.split('?').length);
      expect(text.split('¡').length, place).toBe(text.split('!').length);
    }
  });
});

describe('the texts of the specification are in English to the letter', () => {
  it.each<[string, string, string]>([
    ['S2', en.session.signIn.title, 'Employee Login'],
    ['S2', en.session.cancel, 'Cancel'],
    ['S2', en.session.signIn.submit, 'Sign in'],
    ['S2', en.session.signIn.busy, 'Signing in…'],
    ['S2', en.shell.login, 'Login'],
    ['S2', en.shell.logout, 'Logout'],
    ['S2', en.shell.home, 'Home'],
    ['S2', en.shell.signOut, 'Sign Out'],
    ['S2', en.shell.closeMenu, 'Close Menu'],
    ['S2', en.pages.accessDenied.title, 'Access Denied'],
    ['S2', en.pages.accessDenied.goBack, 'Go Back'],
    ['S2', en.uploads.drop, 'Drop files here!'],
    ['S2', en.uploads.notSupported, 'File type not supported'],
    ['S2', en.chat.hint, 'Drag files here, click the camera, or use the sprite button'],
    [
      'S4',
      en.chat.queuedOffline(3),
      "Offline: queued 3 file(s). They will upload automatically when you're back online.",
    ],
    ['S4', en.uploads.succeeded(2), '2 file(s) uploaded successfully!'],
    ['S5', en.uploads.wrongType('.pdf'), 'File type must be .pdf'],
    ['S5', en.uploads.wrongTypeOf('.pdf, .txt'), 'File type must be one of .pdf, .txt'],
    ['S5', en.uploads.tooLarge(10_485_760), 'File is larger than 10485760 bytes'],
    ['S5', en.uploads.tooSmall(1), 'File is smaller than 1 bytes'],
    ['S5', en.uploads.tooMany, 'Too many files'],
    ['S5', en.uploads.rejected('a.exe', 'Too many files'), 'a.exe: Too many files'],
    ['S5', en.uploads.unsupported, 'Unsupported file'],
    ['S8', en.sms.thread.outcome.sent, 'Message sent successfully!'],
    ['S8', en.sms.thread.outcome.failed('x'), 'Failed to send SMS: x'],
    ['S8', en.sms.thread.outcome.server(502, 'x'), 'Server error: 502 - x'],
    ['S8', en.sms.thread.outcome.error('x'), 'Error sending message: x'],
    ['S8', en.errors.notAvailable, 'Authentication not available'],
    ['S8', en.errors.status(503), 'HTTP error! status: 503'],
    ['S8', en.errors.stream, 'Stream error occurred'],
    ['S8', en.errors.answer('x'), 'Sorry, there was an error: x. Please try again.'],
    ['S8', en.uploads.networkError, 'Network error. Please check your connection and try again.'],
    ['S8', en.uploads.sizeError, 'File too large. Please select a smaller file.'],
    ['S8', en.uploads.quotaError, 'Storage quota exceeded. Please free up space.'],
    ['S8', en.uploads.failed, 'Upload failed'],
    ['S8', en.chat.offlineAlert, 'No internet connection. Please check your network and try again.'],
    ['S8', en.chat.offline, 'No internet connection'],
    ['S8', en.camera.notCaptured, 'Could not capture photo. Please try again.'],
    ['S8', en.camera.unavailable, 'Camera access denied or unavailable. Please use the file selector instead.'],
  ])('section %s: %s', (_, text, wanted) => {
    expect(text).toBe(wanted);
  });
});
