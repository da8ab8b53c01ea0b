/** For one opened form: the same content gets the same key, so the server acts once (security row R12). */
export function openFormKeys(newKey: () => string): (content: unknown) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}

/** 128 random bits; also works without TLS, where `randomUUID` is missing. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
