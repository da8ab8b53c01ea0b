import { start } from '../apps/server/src/program/start.ts';

// One of several servers: reports over IPC when it listens, and shuts down when its parent process ends.

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await start(process.env);
process.send?.('listens');
