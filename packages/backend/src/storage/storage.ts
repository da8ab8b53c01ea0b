import type { Core } from '../core/core.ts';
import type { ByteStore } from './bytes/byte-store.ts';

/** What every storage operation works with. */
export interface Storage {
  core: Core;
  bytes: ByteStore;
}
