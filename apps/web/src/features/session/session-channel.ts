import type { SessionTimes } from './session-info.ts';
import type { LockReason } from './session-state.ts';

export type SessionMessage =
  | { type: 'used'; sessionId: string; standing: SessionTimes }
  | { type: 'locked'; sessionId: string; reason: LockReason };

export interface SessionChannel {
  tell(message: SessionMessage): void;
  close(): void;
}

export function openSessionChannel(hear: (message: SessionMessage) => void): SessionChannel {
  const channel = new BroadcastChannel('rx-session');
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => hear(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
