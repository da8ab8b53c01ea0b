import { describe, expect, it } from 'vitest';
import { allEn as page, allEs as pageEs } from './all-texts.ts';
import { callbackEn } from './callback-en.ts';
import { callbackEs } from './callback-es.ts';
import { claimEn } from './claim-en.ts';
import { claimEs } from './claim-es.ts';
import { sessionEn } from './session-en.ts';
import { sessionEs } from './session-es.ts';
import { knowledgeEn } from './store-content/knowledge-en.ts';
import { knowledgeEs } from './store-content/knowledge-es.ts';
import { settingsEn } from './store-content/settings-en.ts';
import { settingsEs } from './store-content/settings-es.ts';

const en = {
  ...page,
  session: sessionEn,
  handOff: callbackEn,
  claim: claimEn,
  knowledge: knowledgeEn,
  settings: settingsEn,
};
const es = {
  ...pageEs,
  session: sessionEs,
  handOff: callbackEs,
  claim: claimEs,
  knowledge: knowledgeEs,
  settings: settingsEs,
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
