/**
 * What a message can be. `medical`: a person's medicine or symptom; `urgent`: to be seen soon, or "what do I do if"; `lowMood`: sadness
 * without intent.
 */
export const messageClasses = ['none', 'medical', 'urgent', 'lowMood', 'poison', 'crisis', 'emergency'] as const;
export type MessageClass = (typeof messageClasses)[number];
