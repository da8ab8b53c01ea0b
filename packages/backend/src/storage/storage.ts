import type { Core } from '../core/core.ts';
import type { ByteStore } from './bytes/byte-store.ts';

/** Dependencies of storage operations. */
export interface Storage {
  core: Core;
  bytes: ByteStore;
}
