import { logFailure } from '../../../browser/log.ts';

export const noticeKeys = { sound: 'rx-sms-sound', notice: 'rx-sms-notice' } as const;

export const switchedOn = 'on';

/** No name, number or text: others may see the screen. */
const noticeTitle = 'New text message';

/** Browsers require TLS or localhost. */
export const canShowNotices = () => 'Notification' in window && isSecureContext;

export function showNotice(onPress: () => void): void {
  if (!canShowNotices() || Notification.permission !== 'granted') return;
  try {
    // Replaces the previous notice.
    const notice = new Notification(noticeTitle, { tag: 'rx-sms', icon: '/favicon.svg', silent: true });
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

/** Silent until the user has pressed something: browsers require it. */
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
