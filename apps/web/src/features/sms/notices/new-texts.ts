/** Never includes the text itself. */
export interface NewestMessage {
  id: string;
  createdAt: string;
  isUnread: boolean;
}

/** The time of the first read, and the texts announced since. */
export interface KnownTexts {
  since: string;
  told: ReadonlySet<string>;
}

/** Texts to announce: received since the first read, each once. Texts marked unread again don't count. Pass the last `known`, at first null. */
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
