import { logFailure } from '../../../browser/log.ts';

export const noticeKeys = {
  sound: 'rx-sms-sound',
  notice: 'rx-sms-notice',
  /** `off` in a browser that should stay silent. */
  alarmSound: 'rx-sms-alarm-sound',
  /** The newest alarm that was silenced, by its time. A later one sounds again. */
  silencedUntil: 'rx-sms-silenced-until',
} as const;

export const switchedOn = 'on';
export const switchedOff = 'off';

/** Browsers require TLS or localhost. */
export const canShowNotices = () => 'Notification' in window && isSecureContext;

/** `title` has no name, number or text: others may see the screen. */
export function showNotice(title: string, onPress: () => void): void {
  if (!canShowNotices() || Notification.permission !== 'granted') return;
  try {
    // Replaces the previous notice.
    const notice = new Notification(title, {
      tag: 'rx-sms',
      icon: '/favicon.svg',
      silent: true,
    });
    notice.onclick = () => {
      notice.close();
      focus();
      onPress();
    };
  } catch (error) {
    // Some phones allow notices in installed apps only.
    logFailure('The notice was not shown', error);
  }
}

let audio: AudioContext | null = null;

/** For a new text. */
export function playTone(): void {
  playNotes([659.25, 880], 0.08);
}

/** For a text that needs attention now: longer and louder than {@link playTone}. */
export function playAlarm(): void {
  playNotes([880, 659.25, 880, 659.25, 880, 659.25], 0.2);
}

/** Silent until the user has pressed something: browsers require it. */
function playNotes(hertz: readonly number[], loudness: number): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [index, each] of hertz.entries())
      playNote(audio, each, { at: audio.currentTime + index * noteSeconds, loudness });
  } catch (error) {
    logFailure('The tone was not played', error);
  }
}

const noteSeconds = 0.14;

function playNote(context: AudioContext, hertz: number, { at, loudness }: { at: number; loudness: number }): void {
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
