/** Of one of the newest messages, what tells whether it is a new text. Never its words. */
export interface NewestMessage {
  id: string;
  createdAt: string;
  isUnread: boolean;
}

/** The newest instant of the first reading, and the texts that were told since. */
export interface KnownTexts {
  since: string;
  told: ReadonlySet<string>;
}

/**
 * Which of the newest messages are texts that came in since the first reading and were not told: none at the first, none that was there then, such
 * as one that somebody marked unread, and each once. `known` is null at first, afterwards what the last call gave.
 */
export function newTexts(
  known: KnownTexts | null,
  newest: readonly NewestMessage[],
): { came: string[]; known: KnownTexts } {
  if (known === null) {
    const since = newest.reduce((latest, { createdAt }) => (isLater(createdAt, latest) ? createdAt : latest), epoch);
    return { came: [], known: { since, told: new Set() } };
  }
  const came = newest
    .filter(({ id, createdAt, isUnread }) => isUnread && isLater(createdAt, known.since) && !known.told.has(id))
    .map(({ id }) => id);
  return { came, known: { since: known.since, told: new Set([...known.told, ...came]) } };
}

const epoch = '1970-01-01T00:00:00Z';

function isLater(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
