import { start } from '../apps/server/src/program/start.ts';

// One of several servers: says over IPC when it listens, and ends in order when whoever started it is gone.

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await start(process.env);
process.send?.('listens');
