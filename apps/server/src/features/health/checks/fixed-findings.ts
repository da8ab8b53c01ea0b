import { needsAttention, works } from '../finding.ts';

/** The assistant runs in this very program: whoever reads this could ask it too. */
export const localAssistant = works('Answers from the store’s own pages, with no service elsewhere.');

export const noTexting = needsAttention('Not set up: text messages can be neither sent nor received.', {
  admin: 'Call patients instead. Texting comes with a later version.',
  others: 'Call patients instead.',
});
