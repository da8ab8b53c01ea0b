import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answering, countTokens, type ModelMode } from './answering.ts';
import { answerAnthropic } from './anthropic.ts';
import { answerOpenAi } from './openai.ts';

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  /** As it came, to look for what must not be in it. */
  text: string;
  body: Record<string, unknown>;
  at: number;
  /** When the other side went away before the answer was finished; null when it stayed. By `performance.now()`. */
  abortedAt: number | null;
}

export interface ModelDouble {
  /** ASSISTANT_BASE_URL. */
  url: string;
  /** The settings of a server that is to use it. */
  env: Record<string, string>;
  mode: ModelMode;
  /** What it says, in pieces, when it answers. */
  pieces: string[];
  /** What it does with its whole prompt when obedient. Default: repeats it. */
  echo(prompt: string): string;
  requests: ModelRequest[];
  /** What happens when it is asked for the class of a message, and what it says then. */
  classMode: ModelMode;
  classReply: string;
  /** The requests for a class; they are not among the others. */
  classRequests: ModelRequest[];
  /** What it has counted, read and written together. */
  tokens: number;
  /** Stops listening: connections are refused. */
  stop(): Promise<void>;
  /** Listens again, where it did. */
  start(): Promise<void>;
}

/** A server on a free port of 127.0.0.1 that streams answers by the published protocols of OpenAI's chat completions and Anthropic's messages. */
export async function startModelDouble(): Promise<ModelDouble> {
  const server = createServer((request, response) => {
    take(double, request, response).catch(() => response.destroy());
  });
  const double: ModelDouble = {
    url: '',
    env: {},
    mode: 'answers',
    pieces: ['We can ', 'do that. ', 'Please bring ', 'your card.'],
    echo: (prompt) => prompt,
    requests: [],
    classMode: 'answers',
    classReply: 'none',
    classRequests: [],
    tokens: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      server.listen(Number(new URL(double.url).port), '127.0.0.1');
      await once(server, 'listening');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  double.url = `http://127.0.0.1:${address.port}/v1`;
  double.env = {
    ASSISTANT_PROVIDER: 'openai-compatible',
    ASSISTANT_MODEL: 'double-1',
    ASSISTANT_BASE_URL: double.url,
    ASSISTANT_API_KEY: 'key-of-the-double',
  };
  return double;
}

async function take(double: ModelDouble, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const noted: ModelRequest = {
    path: request.url ?? '',
    headers: request.headers,
    text,
    body: JSON.parse(text),
    at: performance.now(),
    abortedAt: null,
  };
  const isForClass = text.includes('Task: classify');
  (isForClass ? double.classRequests : double.requests).push(noted);
  response.on('close', () => {
    if (!response.writableFinished) noted.abortedAt = performance.now();
  });
  const mode = isForClass ? double.classMode : double.mode;
  const pieces = isForClass ? inPieces(double.classReply) : double.pieces;
  const answering: Answering = {
    mode,
    pieces: mode === 'obedient' ? inPieces(double.echo(promptOf(noted.body))) : pieces,
    inputTokens: countTokens(promptOf(noted.body)),
    count: (tokens) => {
      double.tokens += tokens;
    },
  };
  if (noted.path === '/v1/chat/completions') return answerOpenAi(answering, response);
  if (noted.path === '/v1/messages') return answerAnthropic(answering, response);
  response.writeHead(404).end();
}

/** All words of a request, in their order. */
function promptOf({ system, messages }: Record<string, unknown>): string {
  return [...textsOf(system), ...textsOf(messages)].join('\n');
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [...('content' in value ? textsOf(value.content) : []), ...('text' in value ? textsOf(value.text) : [])];
}

function inPieces(text: string): string[] {
  return text.match(/[\s\S]{1,60}/g) ?? [];
}
