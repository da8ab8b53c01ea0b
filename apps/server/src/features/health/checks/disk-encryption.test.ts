import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceOf, isKnownEncrypted } from './disk-encryption.ts';

/** A mount as /proc/self/mountinfo has it. */
const mount = (number: string, point: string, type: string, source: string) =>
  `36 35 ${number} / ${point} rw,noatime master:1 - ${type} ${source} rw,errors=continue`;

describe('the device below a path', () => {
  const mounts = [
    mount('8:2', '/', 'ext4', '/dev/sda2'),
    mount('0:26', '/srv/rx\\040web', 'btrfs', '/dev/mapper/vault'),
    mount('8:3', '/srv', 'ext4', '/dev/sda3'),
    mount('8:4', '/srv', 'ext4', '/dev/sda4'),
  ].join('\n');

  it.each([
    ['/var/lib/rxweb', '8:2'],
    ['/', '8:2'],
    ['/srv', '8:4'],
    ['/srv/data', '8:4'],
    ['/srvdata', '8:2'],
    ['/srv/rx web/data', '0:26'],
  ])('of %s is %s', (path, number) => {
    expect(deviceOf(mounts, path)?.number).toBe(number);
  });

  it('is unknown when nothing is reported, or not in a form we know', () => {
    expect(deviceOf('', '/srv')).toBeNull();
    expect(deviceOf('a line of another kind', '/srv')).toBeNull();
  });
});

describe('a disk', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'rxweb-test-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  async function put(path: string, text: string) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const mounted = (number: string, source = '/dev/any') =>
    put('proc/self/mountinfo', mount(number, '/', 'ext4', source));
  const crypt = 'CRYPT-LUKS2-5c1f-vault\n';

  it('is encrypted when it is dm-crypt', async () => {
    await mounted('253:1');
    await put('sys/dev/block/253:1/dm/uuid', crypt);
    expect(await isKnownEncrypted(root, root)).toBe(true);
  });

  it('is not when it is a partition, a logical volume over one, or one of which nothing is told', async () => {
    await mounted('8:2');
    await put('sys/dev/block/8:2/size', '1000');
    expect(await isKnownEncrypted(root, root)).toBe(false);
    await mounted('253:2');
    await put('sys/dev/block/253:2/dm/uuid', 'LVM-abc');
    await put('sys/dev/block/253:2/slaves/sda2/size', '1000');
    expect(await isKnownEncrypted(root, root)).toBe(false);
    await mounted('259:9');
    expect(await isKnownEncrypted(root, root)).toBe(false);
  });

  it('is encrypted over several devices when each of them is', async () => {
    await mounted('9:0');
    await put('sys/dev/block/9:0/slaves/dm-1/dm/uuid', crypt);
    expect(await isKnownEncrypted(root, root)).toBe(true);
    await put('sys/dev/block/9:0/slaves/sdb1/size', '1000');
    expect(await isKnownEncrypted(root, root)).toBe(false);
  });

  it('is found by the name of its node where the mount has no number', async () => {
    await mounted('0:44', '/dev/mapper/vault');
    await put('dev/dm-7', '');
    await mkdir(join(root, 'dev/mapper'));
    await symlink('../dm-7', join(root, 'dev/mapper/vault'));
    await put('sys/class/block/dm-7/dm/uuid', crypt);
    expect(await isKnownEncrypted(root, root)).toBe(true);
  });

  it('that cannot be inspected counts as not encrypted', async () => {
    expect(await isKnownEncrypted(join(root, 'nothing here'), root)).toBe(false);
    expect(await isKnownEncrypted(root, join(root, 'nothing here'))).toBe(false);
  });
});
