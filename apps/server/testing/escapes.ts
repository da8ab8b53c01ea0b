import { exec, execFileSync, fork, spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { appendFileSync, createReadStream, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { get as getSecurely } from 'node:https';
import { open as openInspector } from 'node:inspector';
import { createRequire } from 'node:module';
import { connect, createServer, Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Worker } from 'node:worker_threads';

/** Tries `at`, a path or a port. Resolves only if it got out. */
type Escape = (at: string) => Promise<unknown>;

const connected = async (socket: NodeJS.EventEmitter) => once(socket, 'connect');

/** How a reader of files that has been taken over might get out, before and after it knows of the seal. */
export const escapes: Record<string, Escape> = {
  'read a file': (path) => readFile(path),
  'read a file at once': async (path) => readFileSync(path),
  'read a file through a stream': (path) => once(createReadStream(path), 'data'),
  'open a file': (path) => open(path, 'r'),
  'look at a file': (path) => stat(path),
  'read a file as a module': async (path) => createRequire(import.meta.url)(path),
  'read a file by import': (path) => import(path),
  'list a folder': (path) => readdir(path),
  'link to a file': async (path) => symlinkSync(path, new URL('./link', import.meta.url)),
  'write beside the program': async () => appendFileSync(new URL('./escapes.ts', import.meta.url), ' '),
  'make a folder': async (path) => mkdirSync(`${path}-made`),
  'delete a file': async (path) => rmSync(path),
  'connect by net': (port) => connected(connect(Number(port), '127.0.0.1')),
  'connect by a socket': (port) => connected(new Socket().connect(Number(port), '127.0.0.1')),
  'connect by http': (port) => once(get(`http://127.0.0.1:${port}`), 'response'),
  'connect by https': (port) => once(getSecurely(`https://127.0.0.1:${port}`), 'socket'),
  'connect by http2': (port) => once(connectHttp2(`http://127.0.0.1:${port}`), 'connect'),
  'connect by tls': (port) => once(connectTls(Number(port), '127.0.0.1'), 'connect'),
  'connect by fetch': (port) => fetch(`http://127.0.0.1:${port}`),
  'connect by WebSocket': async (port) => new WebSocket(`ws://127.0.0.1:${port}`),
  'connect by a library required later': (port) =>
    connected(createRequire(import.meta.url)('net').connect(Number(port), '127.0.0.1')),
  'connect by a module asked for by name': async (port) =>
    connected(process.getBuiltinModule('net').connect(Number(port), '127.0.0.1')),
  'connect by an internal binding': async () => Object(process).binding('tcp_wrap'),
  'send a datagram': async (port) =>
    new Promise((resolve, reject) => {
      createSocket('udp4').send('x', Number(port), '127.0.0.1', (error) => (error ? reject(error) : resolve('sent')));
    }),
  'ask for an address': () => lookup('localhost'),
  listen: async () => once(createServer().listen(0, '127.0.0.1'), 'listening'),
  'spawn a program': async () => once(spawn('true'), 'spawn'),
  'spawn a program at once': async () => {
    const { error } = spawnSync('true');
    if (error) throw error;
  },
  'run a command': () =>
    new Promise((resolve, reject) => exec('true', (error) => (error ? reject(error) : resolve(1)))),
  'run a program': async () => execFileSync('true'),
  'fork itself': async (path) => once(fork(path), 'spawn'),
  'start a thread without a seal': async () => once(new Worker('1', { eval: true }), 'online'),
  'open the inspector': async () => openInspector(0, '127.0.0.1'),
  'load an add-on': async (path) => Object(process).dlopen({ exports: {} }, path),
  'end the server': async (pid) => process.kill(Number(pid), 0),
};
