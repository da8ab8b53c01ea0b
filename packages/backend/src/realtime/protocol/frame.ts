import { z } from 'zod';

/** The frame format: 1.0.0 is an object, 2.0.0 an array. Chosen by `vsn` in the URL. */
export type Version = '1.0.0' | '2.0.0';

/** The fields before the payload. `joinRef` names the channel's join, `ref` the message answered. */
export interface FrameHead {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
}

export interface Frame extends FrameHead {
  payload: unknown;
}

const ref = z.string().max(50).nullish();
const objectFrame = z.object({ topic: z.string(), event: z.string(), payload: z.unknown(), ref, join_ref: ref });
const arrayFrame = z.tuple([ref, ref, z.string(), z.string(), z.unknown()]);

/** The version in the URL; undefined if unsupported. As in Phoenix, the default is 1.0.0. */
export function readVersion(vsn: unknown): Version | undefined {
  if (vsn === undefined) return '1.0.0';
  return vsn === '1.0.0' || vsn === '2.0.0' ? vsn : undefined;
}

/** Reads a text frame; undefined if invalid. */
export function decodeFrame(version: Version, text: string): Frame | undefined {
  const value = parseJson(text);
  const [joinRef, ownRef, topic, event, payload] = (version === '1.0.0' ? fromObject(value) : fromArray(value)) ?? [];
  if (topic === undefined || event === undefined) return undefined;
  return { joinRef: joinRef ?? null, ref: ownRef ?? null, topic, event, payload };
}

function fromArray(value: unknown) {
  return arrayFrame.safeParse(value).data;
}

function fromObject(value: unknown): z.infer<typeof arrayFrame> | undefined {
  const { data } = objectFrame.safeParse(value);
  return data && [data.join_ref, data.ref, data.topic, data.event, data.payload];
}

/** Writes a text frame. The payload is JSON text: parsing rows would round large numbers. */
export function encodeFrame(version: Version, { joinRef, ref, topic, event }: FrameHead, payloadJson: string): string {
  if (version === '2.0.0') return `${JSON.stringify([joinRef, ref, topic, event]).slice(0, -1)},${payloadJson}]`;
  return `${JSON.stringify({ topic, event, ref }).slice(0, -1)},"payload":${payloadJson}}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
