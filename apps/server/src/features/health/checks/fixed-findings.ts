import { works } from '../finding.ts';

/** The assistant runs in this very program: whoever reads this could ask it too. */
export const localAssistant = works('Answers from the store’s own pages, with no service elsewhere.');
