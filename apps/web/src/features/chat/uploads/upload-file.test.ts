import { buckets } from '@rxweb/contracts/uploads';
import { StorageClient } from '@supabase/storage-js';
import { expect, it } from 'vitest';
import { newAttempt, publicUrlOf, toAttachment } from './upload-file.ts';

const file = new File(['12345678'], 'My Scan.PDF');

it('S7-45 derives the public address as the storage service’s own client does', () => {
  const stored = { bucket: buckets.chat, path: '1790000000000-aaaaaaaaaaaaaaaaaaaaaaaaaa.pdf' };
  const storageUrl = 'https://rx.example/backend/storage/v1';
  const { data } = new StorageClient(storageUrl).from(stored.bucket).getPublicUrl(stored.path);
  expect(publicUrlOf(storageUrl, stored)).toBe(data.publicUrl);
});

it('S5-38 S9-15 gives each file a new name, for the chat’s bucket', () => {
  const [first, second] = [newAttempt(file), newAttempt(file)];
  expect(first.ticket).toMatchObject({ bucket: 'chat-uploads', mayBeStored: false });
  expect(first.ticket.name).toMatch(/^\d{13}-[a-z0-9]{26}\.pdf$/);
  expect(second.ticket.name).not.toBe(first.ticket.name);
});

it('S3-07 S3-08 S3-09 S3-10 hands on bucket, path, name, type and size of the file', () => {
  const result = { path: 'p', bucket: 'elsewhere', publicUrl: '', originalFile: file };
  expect(toAttachment(result)).toEqual({
    bucket: 'chat-uploads',
    path: 'p',
    name: 'My Scan.PDF',
    type: 'application/octet-stream',
    size: 8,
  });
  expect(toAttachment({ ...result, bucket: 'rxweb-uploads' }).bucket).toBe('rxweb-uploads');
});
