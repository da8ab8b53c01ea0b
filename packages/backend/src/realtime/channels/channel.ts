import type { Claims } from '../../core/core.ts';
import type { CheckedBinding } from '../changes/check-bindings.ts';
import type { FrameHead } from '../protocol/frame.ts';

/** What a channel listens to, under the number its changes are sent with. */
export type ActiveBinding = CheckedBinding & { id: number };

/** Who a channel listens as. */
export interface Listener {
  token: string;
  claims: Claims;
  bindings: ActiveBinding[];
}

/** One joined topic of one socket. */
export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  isOpen: boolean;
  listener: Listener;
  /** Sends a change; `data` is JSON. */
  sendChange(ids: readonly number[], data: string): void;
  /** Tells how the subscription stands, beside the replies. */
  sendSystem(extension: 'postgres_changes' | 'system', status: 'ok' | 'error', message: string): void;
  /** Something was missed or went wrong: the client joins again, and reads again. */
  fail(): void;
  /** The channel may not go on; the client does not join again by itself. */
  end(reason: string): void;
  /** As the client asked. */
  leave(): void;
}

export interface ChannelOptions {
  topic: string;
  joinRef: string | null;
  listener: Listener;
  send: (head: FrameHead, payloadJson: string) => void;
  onClosed: (channel: Channel) => void;
}

export function createChannel({ topic, joinRef, listener, send, onClosed }: ChannelOptions): Channel {
  const close = (event: 'phx_error' | 'phx_close') => {
    if (!channel.isOpen) return;
    channel.isOpen = false;
    send({ joinRef, ref: joinRef, topic, event }, '{}');
    onClosed(channel);
  };
  const channel: Channel = {
    topic,
    joinRef,
    isOpen: true,
    listener,
    sendChange(ids, data) {
      const head = { joinRef: null, ref: null, topic, event: 'postgres_changes' };
      if (channel.isOpen) send(head, `{"ids":${JSON.stringify(ids)},"data":${data}}`);
    },
    sendSystem(extension, status, message) {
      const payload = { extension, status, message, channel: topic.replace(/^realtime:/, '') };
      if (channel.isOpen) send({ joinRef, ref: null, topic, event: 'system' }, JSON.stringify(payload));
    },
    fail: () => close('phx_error'),
    end(reason) {
      channel.sendSystem('system', 'error', reason);
      close('phx_close');
    },
    leave: () => close('phx_close'),
  };
  return channel;
}
