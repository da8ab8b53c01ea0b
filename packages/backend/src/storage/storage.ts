import type { Core } from '../core/core.ts';
import type { ByteStore } from './bytes/byte-store.ts';

export interface Storage {
  core: Core;
  bytes: ByteStore;
}
