import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers one call. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
