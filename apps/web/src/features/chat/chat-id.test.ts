import { expect, it } from 'vitest';
import { keptIn } from '../../storage/browser-storage.ts';
import { storedChatId } from './chat-id.ts';

function storage(entries: [string, string][] = []) {
  const values = new Map(entries);
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, kept: keptIn(() => area) };
}

it('S3-03 S3-04 is made once from the time, kept under rx-chat-id and used again', () => {
  const { values, kept } = storage();
  expect(storedChatId(kept, 1_790_000_000_000)).toBe('chat-1790000000000');
  expect(storedChatId(kept, 1_790_000_009_999)).toBe('chat-1790000000000');
  expect([...values]).toEqual([['rx-chat-id', 'chat-1790000000000']]);
});

it('does not use what the server would refuse', () => {
  expect(storedChatId(storage([['rx-chat-id', 'chat-<script>']]).kept, 1_790_000_000_000)).toBe('chat-1790000000000');
});

it('stays the same for the page where the browser refuses to keep anything', () => {
  const kept = keptIn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storedChatId(kept, 1_790_000_000_000)).toBe(storedChatId(kept, 1_790_000_000_001));
});
