import { TokenError } from '../../core/core.ts';
import { realtimeLimits } from '../limits.ts';
import type { Frame, FrameHead } from '../protocol/frame.ts';
import { notOffered } from '../protocol/join-payload.ts';
import { type Channel, createChannel } from './channel.ts';
import { describeTokenError } from './describe-token-error.ts';
import type { Hub } from './hub.ts';
import { decide, type JoinRequest, type JoinResult, prepareJoin } from './join-channel.ts';

/** The protocol of one socket, apart from the socket itself. */
export interface SocketSession {
  /** Handles frames one after the other. */
  receive(frame: Frame): void;
  /** The users its channels listen as. */
  users(): ReadonlySet<string>;
  close(): void;
}

interface SessionOptions {
  hub: Hub;
  /** The key for channels without their own token. */
  socketKey: string;
  send: (head: FrameHead, payloadJson: string) => void;
  /** How many other sockets have channels of this user. */
  countOthersOf: (user: string) => number;
}

const { maxChannelsPerSocket, maxSocketsPerUser } = realtimeLimits;

/** Creates the session of a new socket. */
export function createSocketSession({ hub, socketKey, send, countOthersOf }: SessionOptions): SocketSession {
  const { reply, refuse } = createReplies(send);
  const channels = new Map<string, Channel>();
  const requests = new WeakMap<Channel, JoinRequest>();
  let isClosed = false;
  let last = Promise.resolve();

  const join = async (frame: Frame) => {
    // A rejoined topic replaces the earlier one.
    channels.get(frame.topic)?.leave();
    if (channels.size >= maxChannelsPerSocket) return refuse(frame, 'ChannelRateLimitReached: Too many channels');
    const prepared = await prepareJoin(hub, frame.topic, frame.payload, socketKey);
    if (isClosed) return;
    const result = limitSockets(prepared, countOthersOf);
    if ('refused' in result) return refuse(frame, result.refused);
    const channel = createChannel({ ...headOf(frame), listener: result.listener, send, onClosed });
    requests.set(channel, result.request);
    if (result.request.isUndecided) askAgain(channel, result.request);
    channels.set(frame.topic, channel);
    hub.add(channel);
    reply(frame, 'ok', result.reply);
    if (result.system) channel.sendSystem('postgres_changes', result.system.status, result.system.message);
  };

  const onClosed = (channel: Channel) => {
    hub.remove(channel);
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
  };

  const handle = async (frame: Frame): Promise<void> => {
    if (isClosed) return;
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return join(frame);
    const channel = channels.get(frame.topic);
    if (frame.event === 'phx_leave') {
      reply(frame, 'ok', {});
      return channel?.leave();
    }
    if (!channel) return refuse(frame, 'unmatched topic');
    if (frame.event === 'access_token') return renew(hub, channel, requests.get(channel), frame.payload, countOthersOf);
    return refuse(frame, notOffered(frame.event));
  };

  return {
    receive(frame) {
      last = last
        .then(() => handle(frame))
        .catch((error: unknown) => {
          hub.core.log.warn({ err: error }, 'a realtime message could not be handled');
          refuse(frame, 'InternalError: the message could not be handled');
          channels.get(frame.topic)?.fail();
        });
    },
    users: () => new Set([...channels.values()].flatMap(({ listener }) => listener.claims.sub ?? [])),
    close() {
      isClosed = true;
      for (const channel of channels.values()) channel.leave();
    },
  };
}

const headOf = ({ topic, joinRef }: Frame) => ({ topic, joinRef });

function createReplies(send: SessionOptions['send']) {
  const reply = ({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object) =>
    send({ joinRef, ref, topic, event: 'phx_reply' }, JSON.stringify({ status, response }));
  return { reply, refuse: (frame: Frame, reason: string) => reply(frame, 'error', { reason }) };
}

const tooManySockets = 'ConnectionRateLimitReached: Too many connected users';

/** Refuses a join beyond the sockets of a user. Synchronous, so that parallel joins can't pass together. */
function limitSockets(result: JoinResult, countOthersOf: SessionOptions['countOthersOf']): JoinResult {
  if ('refused' in result) return result;
  const { sub } = result.listener.claims;
  if (!sub || countOthersOf(sub) < maxSocketsPerUser) return result;
  return { refused: tooManySockets };
}

/** Some clients (supabase-js 2.57) learn the token after their join and send it with the next join only. */
function askAgain(channel: Channel, request: JoinRequest): void {
  const ask = () => {
    if (request.isUndecided) channel.fail();
  };
  setTimeout(ask, realtimeLimits.tokenWaitMs).unref();
}

/** Continues a channel with the client's next token, or decides about it with the first. */
async function renew(
  hub: Hub,
  channel: Channel,
  request: JoinRequest | undefined,
  payload: unknown,
  countOthersOf: SessionOptions['countOthersOf'],
): Promise<void> {
  const { access_token: token } = Object(payload);
  if (typeof token !== 'string' || token === '' || token.startsWith('sb_') || token === channel.listener.token) return;
  if (!request) return;
  // A channel without changes stays one: its request named a table that doesn't send any.
  const isSilent = !request.isUndecided && channel.listener.bindings.length === 0;
  try {
    const claims = await hub.verify(token);
    const decided = await decide(hub, { token, claims }, isSilent ? { wanted: [], ids: [] } : request);
    if (decided === 'forbidden') return channel.end('Unauthorized: this token may not listen to this channel');
    if (claims.sub && request.isUndecided && countOthersOf(claims.sub) >= maxSocketsPerUser) {
      return channel.end(tooManySockets);
    }
    request.isUndecided = false;
    channel.listener = decided.listener;
    if (decided.system) channel.sendSystem('postgres_changes', decided.system.status, decided.system.message);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    channel.end(describeTokenError(error, token, Date.now()));
  }
}
