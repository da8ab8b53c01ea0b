import { createHash } from 'node:crypto';
import { clauseFeatures, piecesOf } from '../../apps/server/src/adapters/local-assistant/asks/ask-clauses.ts';
import { askFeatures } from '../../apps/server/src/adapters/local-assistant/asks/ask-features.ts';
import { askTokens } from '../../apps/server/src/adapters/local-assistant/asks/ask-tokens.ts';
import type { MarkedMessage } from '../../apps/server/src/adapters/local-assistant/asks/marked-message.ts';

const probe = 40;

/** Changes with the messages and with the way they are read; of the features a sample is enough. */
export function digestOf(messages: readonly MarkedMessage[]): string {
  const hash = createHash('sha256');
  for (const [index, message] of messages.entries()) {
    hash.update(JSON.stringify(message));
    if (index % probe > 0) continue;
    const tokens = askTokens(message.text);
    hash.update(JSON.stringify(tokens.map((_, place) => askFeatures(tokens, place))));
    hash.update(JSON.stringify(clauseFeatures(message.text, piecesOf(message.text))));
  }
  return hash.digest('hex').slice(0, 16);
}
