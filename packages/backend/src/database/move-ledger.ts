/**
 * Where a move notes in its target which source it is of, and the files that arrived. While the schema is there, the target isn't whole.
 */
export const ledgerSchema = 'rx_move';
