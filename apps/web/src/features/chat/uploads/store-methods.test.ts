import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeFile } from './store-file.ts';
import { newTicket, storeMethods } from './store-methods.ts';
import type { UploadTicket } from './upload-ticket.ts';

const file = new File(['12345678'], 'a.pdf', { type: 'application/pdf' });
const order = ['signed', 'direct', 'proxy'] as const;
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = { status: number; body?: unknown } | 'lost before' | 'lost after';

/** A storage service that keeps what it is sent under its name, and says or does what the script wants of each call. */
function service(script: Partial<Record<'grant' | 'put' | 'post' | 'proxy', Answer[]>>) {
  const stored: string[] = [];
  const calls: string[] = [];
  let granted = 0;
  const answer = (kind: keyof typeof script, name: string): Response => {
    calls.push(kind);
    const next = script[kind]?.shift();
    if (next === 'lost before') throw new TypeError('Network error: failed to fetch');
    if (typeof next === 'object') return json(next.body ?? { message: 'no' }, next.status);
    if (kind === 'grant') return json({ bucket: 'chat-uploads', path: name, token: `token-of-${name}` }, 200);
    if (stored.includes(name)) return json({ statusCode: '409', error: 'Duplicate', message: 'exists' }, 400);
    stored.push(name);
    if (next === 'lost after') throw new TypeError('Network error: failed to fetch');
    return json({ path: name, bucket: 'chat-uploads' }, 200);
  };
  const send: typeof fetch = async (input) => {
    if (String(input).endsWith('upload-url')) {
      granted += 1;
      return answer('grant', `granted-${granted}`);
    }
    return answer('proxy', `proxied-${calls.length}`);
  };
  const bucket = (_name: string) => ({
    uploadToSignedUrl: async (path: string) => outcome(() => answer('put', path)),
    upload: async (path: string) => outcome(() => answer('post', path)),
  });
  return { stored, calls, send, bucket };
}

function json(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), { status });
}

/** As the official client answers: with an error instead of throwing. */
async function outcome(send: () => Response) {
  try {
    const response = send();
    if (response.ok) return { data: {}, error: null };
    const body = await response.json();
    const error = Object.assign(new Error(body.message), {
      status: response.status,
      statusCode: body.statusCode ?? response.status,
    });
    return { data: null, error };
  } catch (error) {
    return { data: null, error };
  }
}

function open(script: Parameters<typeof service>[0], first: UploadTicket = newTicket('own')) {
  const storage = service(script);
  let ticket = first;
  const run = async () => {
    const running = storeFile(
      order,
      storeMethods(
        { file, ticket },
        {
          open: async (name) => storage.bucket(name) as never,
          send: storage.send,
          sendFile: storage.send,
          keepTicket: async (kept) => {
            ticket = kept;
          },
        },
      ),
      never,
    );
    running.catch(() => undefined);
    await vi.runAllTimersAsync();
    return running;
  };
  return { ...storage, run, ticket: () => ticket };
}

it('S7-43 stores under the name the server gave', async () => {
  const { run, stored, calls } = open({});
  expect(await run()).toEqual({ path: 'granted-1', bucket: 'chat-uploads' });
  expect(stored).toEqual(['granted-1']);
  expect(calls).toEqual(['grant', 'put']);
});

it('R11 takes a name that is there already for its own file when an answer was lost, in the next method', async () => {
  const { run, stored, calls } = open({ put: ['lost after'] });
  expect(await run()).toEqual({ path: 'granted-1', bucket: 'chat-uploads' });
  expect(calls).toEqual(['grant', 'put', 'post']);
  expect(stored).toEqual(['granted-1']);
});

it('R11 makes one object of a file that is tried again after every answer was lost', async () => {
  const { run, stored, ticket } = open({
    put: ['lost after'],
    post: ['lost before', 'lost before', 'lost before'],
    proxy: ['lost before'],
  });
  await expect(run()).rejects.toThrow('Network');
  expect(ticket()).toMatchObject({ name: 'granted-1', mayBeStored: true });
  expect(await run()).toEqual({ path: 'granted-1', bucket: 'chat-uploads' });
  expect(stored).toEqual(['granted-1']);
});

it('R11 asks for no other name after bytes have left under one of its own', async () => {
  const { run, stored, calls } = open({
    grant: [{ status: 500 }],
    post: ['lost after', 'lost before', 'lost before'],
    proxy: ['lost before'],
  });
  await expect(run()).rejects.toThrow('Network');
  calls.length = 0;
  expect(await run()).toEqual({ path: 'own', bucket: 'chat-uploads' });
  expect(calls).toEqual(['post']);
  expect(stored).toEqual(['own']);
});

it('R11 makes one object where the browser itself sends a request again after its answer was lost', async () => {
  const { run, stored, calls } = open({});
  stored.push('granted-1');
  expect(await run()).toEqual({ path: 'granted-1', bucket: 'chat-uploads' });
  expect(calls).toEqual(['grant', 'put']);
  expect(stored).toEqual(['granted-1']);
});

it('asks for a new address when the old one was refused, as one that is too old is', async () => {
  const { run, ticket, calls, stored } = open({
    put: [{ status: 400, body: { message: 'Invalid JWT' } }],
    post: [{ status: 403 }],
    proxy: [{ status: 503 }],
  });
  await expect(run()).rejects.toThrow();
  expect(ticket()).toEqual({ name: 'granted-1', bucket: 'chat-uploads', mayBeStored: false });
  calls.length = 0;
  await run();
  expect(calls).toEqual(['grant', 'put']);
  expect(stored).toEqual(['granted-2']);
});

it('S8-29 S8-30 says where it failed', async () => {
  const viaProxy = open({ grant: [{ status: 500 }], post: [{ status: 400 }], proxy: [{ status: 418 }] });
  await expect(viaProxy.run()).rejects.toMatchObject({ status: 418, origin: { method: 'proxy', statusText: '418' } });
});
