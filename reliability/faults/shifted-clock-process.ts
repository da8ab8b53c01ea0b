import { createServer } from 'node:http';

/**
 * Loaded into the program (`--import shifted-clock-process.ts?port=…`): its clock can be set by `POST /<ms>`, forth and back, as an administrator or a time
 * server would. What measures spans goes on.
 */
delete process.env.NODE_OPTIONS;
const Real = Date;
let shiftMs = 0;
const now = () => Real.now() + shiftMs;
globalThis.Date = new Proxy(Real, {
  construct: (target, args: [], self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
const port = Number(new URL(import.meta.url).searchParams.get('port'));
createServer((request, response) => {
  shiftMs = Number(request.url?.slice(1));
  response.end(new Date().toISOString());
})
  .listen(port, '127.0.0.1')
  .unref();
