import type { Ports } from '../src/kernel/feature/ports.ts';

/** For what is called without the program around it. */
export const noNotices: Ports['notices'] = { raise: async () => undefined, settle: async () => undefined };
