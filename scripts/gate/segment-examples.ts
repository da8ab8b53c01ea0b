import { type MessageClass, messageClasses } from '@rxweb/domain/safety/classifier/classes';
import { createFeatureReader, placeOf } from '@rxweb/domain/safety/classifier/features';
import { type Segment, segmentsOf } from '@rxweb/domain/safety/classifier/segments';
import { plainWords } from '@rxweb/domain/safety/language/plain-words';
import { classOfKind } from './clauses.ts';
import type { Message } from './compose.ts';
import type { KnownMessage } from './messages.ts';

/** A segment as the classifier reads it. */
export interface SegmentExample {
  /** Buckets of its features. */
  features: Int32Array;
  /** Index in {@link messageClasses}. */
  target: number;
}

/** A message of several segments, of which one at least has its class. */
export interface MessageExample {
  segments: readonly Int32Array[];
  target: number;
}

/** A segment has a part's class when it holds this share of it; between the two shares it teaches nothing. */
const enough = 0.6;
const tooLittle = 0.25;

/** The segments of messages, each with the most severe class of the parts it holds. */
export function segmentExamples(messages: readonly Message[]): SegmentExample[] {
  const read = createFeatureReader();
  return messages.flatMap((message) => {
    const words = plainWords(message.text);
    const spans = spansOf(message);
    return segmentsOf(words).flatMap((segment) => {
      const target = targetOf(segment, spans);
      return target < 0 ? [] : [{ features: Int32Array.from(read(words, segment), placeOf), target }];
    });
  });
}

/** All segments of a harmless message teach; of another, the one that shows its class most. */
export function messageExamples({ class: name, text }: KnownMessage): (SegmentExample | MessageExample)[] {
  const [words, read, target] = [plainWords(text), createFeatureReader(), messageClasses.indexOf(name)];
  const segments = segmentsOf(words).map((segment) => Int32Array.from(read(words, segment), placeOf));
  if (target > 0 && segments.length > 1) return [{ segments, target }];
  return segments.map((features) => ({ features, target }));
}

/** Every segment of messages, as if each had its message's class. */
export function segmentsIn(all: readonly (SegmentExample | MessageExample)[]): SegmentExample[] {
  return all.flatMap((each) =>
    'segments' in each ? each.segments.map((features) => ({ features, target: each.target })) : [each],
  );
}

interface PartSpan extends Segment {
  target: number;
}

/** The positions of the parts, counted in plain words. */
function spansOf({ parts }: Message): PartSpan[] {
  let start = 0;
  return parts.map(({ kind, text }) => {
    const end = start + plainWords(text).length;
    const span = { start, end, target: messageClasses.indexOf(classOfKind[kind] as MessageClass) };
    start = end;
    return span;
  });
}

function targetOf(segment: Segment, spans: readonly PartSpan[]): number {
  let target = 0;
  let isUnclear = false;
  for (const span of spans) {
    const shared = Math.min(segment.end, span.end) - Math.max(segment.start, span.start);
    const share = shared / Math.max(1, span.end - span.start);
    if (share >= enough) target = Math.max(target, span.target);
    else if (share > tooLittle && span.target > 1) isUnclear = true;
  }
  return isUnclear && target < 2 ? -1 : target;
}
