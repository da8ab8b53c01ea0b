import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';

export interface RequestsDeps {
  sql: Sql;
  store: StoreInfo;
  settings: LiveSettings;
  publicUrl: string;
  /** Countries the store calls, by calling code. */
  countryCodes: readonly string[];
  /** How long a closed request is kept. */
  keptDays: number;
  storeFile: Ports['uploads']['storeFile'];
  claimAttachments: Ports['uploads']['claimAttachments'];
  conversationOf: Ports['chat']['conversationOf'];
  sendFixedText: Ports['sms']['sendFixedText'];
  notices: Ports['notices'];
  mayText: Ports['sms']['mayText'];
  now(): Date;
}
