import { workerData } from 'node:worker_threads';
import { sealThread } from './seal.ts';

sealThread();
// Only now, so that no code of the worker runs before.
await import(workerData.module);
