import { logFailure } from '../../../browser/log.ts';

/** Where this browser keeps whether a new text is heard and shown. */
export const noticeKeys = { sound: 'rx-sms-sound', notice: 'rx-sms-notice' } as const;

/** Set, it is on. */
export const switchedOn = 'on';

/** What a notice on the desktop says: no name, no number, no words (it may lie open on a screen others see). */
const noticeTitle = 'New text message';

/** Whether the browser can show notices on the desktop; only over TLS, or on the machine itself. */
export const canShowNotices = () => 'Notification' in window && isSecureContext;

/** Shows that a text came in. */
export function showNotice(onPress: () => void): void {
  if (!canShowNotices() || Notification.permission !== 'granted') return;
  try {
    // One at a time: the next one takes its place.
    const notice = new Notification(noticeTitle, { tag: 'rx-sms', icon: '/favicon.svg', silent: true });
    notice.onclick = () => {
      notice.close();
      focus();
      onPress();
    };
  } catch (error) {
    // Some phones show notices of installed apps alone.
    logFailure('The notice was not shown', error);
  }
}

let audio: AudioContext | null = null;

/** A short soft tone of two notes. Silent until somebody has pressed something on the page: browsers ask for that. */
export function playTone(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [index, hertz] of [659.25, 880].entries())
      playNote(audio, hertz, audio.currentTime + index * noteSeconds);
  } catch (error) {
    logFailure('The tone was not played', error);
  }
}

const noteSeconds = 0.14;
const loudness = 0.08;

function playNote(context: AudioContext, hertz: number, at: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'sine';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + noteSeconds * 2);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + noteSeconds * 2);
}
