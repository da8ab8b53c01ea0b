import { expect } from 'vitest';
import type { Connection, SignedIn } from '../suite.ts';

/** What the requests of proofs need: people, files and messages, made once. */
export interface World {
  visitor(auth?: object): Connection;
  service(): Connection;
  /** A fresh account, signed in. */
  person(auth?: object): Promise<SignedIn>;
  /** Signed in, and allowed to read the messages. */
  admin(): Promise<SignedIn>;
  newEmail(): string;
  forget(id: string | undefined): void;
  /** A bucket of one's own. */
  bucket(isPublic?: boolean): Promise<string>;
  /** Puts a file with these bytes there. */
  file(name: string, bytes?: Buffer): Promise<{ bucket: string; path: string }>;
  /** Adds a message; its body. */
  message(body: string, fields?: { status?: string }): Promise<string>;
  /** A GET or other call without a client. */
  get(path: string, init?: RequestInit): Promise<Response>;
  takeMail(address: string): Promise<{ url: string; code: string }>;
  prefix: string;
  /** The origin that links may lead to. */
  site: string;
}

export type Proof = (world: World) => Promise<unknown>;

/** Done: the proof shows the effect. */
interface Done {
  is: 'done';
  proof: Proof;
}
/** Refused: the proof answers the client's error, which must match. */
interface Refused {
  is: 'refused';
  with: Refusal;
  proof: Proof;
}
/** Without effect in the protocol: what it is instead. */
interface NoEffect {
  is: 'none';
  why: string;
  proof?: Proof;
}
export type Verdict = Done | Refused | NoEffect;

/** The client's words for an answer: HTTP status, and the service's code or words. */
export interface Refusal {
  status: number;
  code: string | RegExp;
}

/** Which fields of a call have a verdict; `*` for all of a call that is refused or stays in the client. */
export type Verdicts = readonly (readonly [fields: string, verdict: Verdict])[];
export type Rows = Record<string, Verdicts>;

export const done = (proof: Proof): Verdict => ({ is: 'done', proof });
export const none = (why: string, proof?: Proof): Verdict => ({ is: 'none', why, ...(proof && { proof }) });
export const refused = (status: number, code: string | RegExp, proof: Proof): Verdict => ({
  is: 'refused',
  with: { status, code },
  proof,
});

/** Done: shown by the answer for something that there is not. */
export const doneFor = (unknown: Refusal, proof: Proof): Verdict =>
  done(async (world) => expect(await errorOf(await proof(world))).toEqual(unknown));

/** Stays in the program: no request carries it. */
export const inClient = none('stays in the client');

interface Asked {
  data: unknown;
  error: unknown;
}
type Granted<R extends Asked> = NonNullable<Extract<R, { error: null }>['data']>;

/** The answer's data; throws its error. */
export async function take<R extends Asked>(asked: PromiseLike<R>): Promise<Granted<R>> {
  const { data, error } = await asked;
  if (error) throw error;
  expect(data).not.toBeNull();
  return data as Granted<R>;
}

/** The error of a client, of any service, or of an answer without one. */
export async function errorOf(asked: unknown): Promise<{ status: number; code: string }> {
  const answer = await (asked as PromiseLike<unknown>);
  if (answer instanceof Response) {
    const body = Object(await answer.json().catch(() => ({})));
    return { status: answer.status, code: String(body.error_code ?? body.code ?? body.error ?? body.message ?? '') };
  }
  const { error, status } = Object(answer);
  if (!error) throw new Error(`it was granted: ${JSON.stringify(answer)?.slice(0, 300)}`);
  const inner = error.context instanceof Response ? { status: error.context.status } : {};
  return { status: inner.status ?? error.status ?? status, code: String(error.code ?? error.message) };
}
