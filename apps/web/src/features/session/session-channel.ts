import type { Standing } from './session-info.ts';
import type { LockReason } from './session-state.ts';

/** What the tabs of a browser tell each other about their one session. */
export type SessionMessage =
  | { type: 'used'; sessionId: string; standing: Standing }
  | { type: 'locked'; sessionId: string; reason: LockReason };

export interface SessionChannel {
  tell(message: SessionMessage): void;
  close(): void;
}

/** Opens the tabs' channel. Only pages of this site hear it. */
export function openSessionChannel(hear: (message: SessionMessage) => void): SessionChannel {
  const channel = new BroadcastChannel('rx-session');
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => hear(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
