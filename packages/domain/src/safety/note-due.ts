import type { NoteKind } from '@rxweb/contracts/chat';

/** A note is not repeated with this many messages after it. */
const noteRestMessages = 5;

/**
 * Whether to show a note, by the notes shown with the earlier messages, oldest first: not again within five messages, unless the newest one
 * shown was of the other kind.
 */
export function isNoteDue(kind: NoteKind, shown: readonly (NoteKind | null)[]): boolean {
  return shown.slice(-noteRestMessages).findLast((earlier) => earlier !== null) !== kind;
}

/** The note of a message whose card the visitor set aside: the gate's, else the one nearest to the card. */
export function noteAfterCard({ note, kind }: { note: NoteKind | null; kind: string | null }): NoteKind | null {
  if (note !== null || kind === null) return note;
  return kind.startsWith('crisis') ? 'talk' : 'medical';
}
