/**
 * Names what is sent from one opened form: the same content has the same name however often it is sent, so that the server carries it out
 * once; other content has another (security row R12). `newKey` makes a name nobody else has.
 */
export function openFormKeys(newKey: () => string): (content: unknown) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}

/** 128 random bits as text; also where the page came without TLS and the browser makes no UUIDs. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
