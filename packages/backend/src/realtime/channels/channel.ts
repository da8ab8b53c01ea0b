import type { Claims } from '../../core/core.ts';
import type { CheckedBinding } from '../changes/check-bindings.ts';
import type { FrameHead } from '../protocol/frame.ts';

/** A channel's binding, with the number that its changes carry. */
export type ActiveBinding = CheckedBinding & { id: number };

/** The identity a channel listens with. */
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
  /** Sends the subscription's status, apart from replies. */
  sendSystem(extension: 'postgres_changes' | 'system', status: 'ok' | 'error', message: string): void;
  /** Something was missed or failed: the client rejoins and reads again. */
  fail(): void;
  /** Ends the channel for good; the client doesn't rejoin. */
  end(reason: string): void;
  /** The client left. */
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
