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
