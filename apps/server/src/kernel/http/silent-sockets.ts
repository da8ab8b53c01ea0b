import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup } from '@rxweb/platform/text/address-group';

/** More than a browser or a proxy opens ahead. */
const maxSilentOfAddress = 100;

/**
 * Closes an address's oldest connections without a whole request beyond a hundred (security row W4). Kept connections of proxies don't
 * count: they have their own time limit.
 */
export function limitSilentSockets(server: Server): void {
  const silentOf = new Map<string, Set<Socket>>();
  const addressOf = new WeakMap<Socket, string>();

  const leave = (socket: Socket) => {
    const address = addressOf.get(socket) ?? '';
    const silent = silentOf.get(address);
    if (silent?.delete(socket) && silent.size === 0) silentOf.delete(address);
  };

  server.on('connection', (socket: Socket) => {
    const address = addressGroup(socket.remoteAddress ?? '');
    const silent = silentOf.get(address) ?? new Set<Socket>();
    addressOf.set(socket, address);
    silentOf.set(address, silent.add(socket));
    socket.once('close', () => leave(socket));
    const [oldest] = silent;
    if (silent.size > maxSilentOfAddress) oldest?.destroy();
  });
  server.on('request', ({ socket }) => leave(socket));
  server.on('upgrade', ({ socket }) => leave(socket as Socket));
}
