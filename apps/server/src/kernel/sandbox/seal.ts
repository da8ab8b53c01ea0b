import { syncBuiltinESMExports } from 'node:module';

/** What opens connections, starts code elsewhere, or looks at this process from outside. */
const closed = [
  ...['net', 'tls', 'dgram', 'dns', 'dns/promises', 'http', 'https', 'http2', 'quic'],
  ...['child_process', 'cluster', 'inspector', 'inspector/promises', 'repl', 'wasi', 'worker_threads'],
];
/** Without these a thread can't take its task or end. */
const kept = ['parentPort', 'isMainThread', 'threadId', 'workerData'];

/** Takes from this thread what Node's permissions leave open. Call it before a reader is loaded. */
export function sealThread(): void {
  // All first: they build on each other.
  for (const module of closed.map(loaded)) {
    for (const [key, value] of Object.entries(module)) {
      if (typeof value === 'function' && !kept.includes(key)) Reflect.set(module, key, refuse);
    }
  }
  syncBuiltinESMExports();
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'Worker', 'BroadcastChannel'])
    Reflect.deleteProperty(globalThis, name);
  for (const name of ['kill', 'binding', '_linkedBinding', 'dlopen', 'loadEnvFile', 'chdir'])
    Object.defineProperty(process, name, { value: refuse, configurable: false, writable: false });
}

/** Some don't even load without the right to use them. */
function loaded(name: string): object {
  try {
    return process.getBuiltinModule(name) ?? {};
  } catch {
    return {};
  }
}

/** A constructor, too. */
function refuse(): never {
  throw new Error('closed to the reader of untrusted files');
}
