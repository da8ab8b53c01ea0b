/** What a message is about: the classes of the classifier and of a language model's reading. */
export const messageClasses = ['none', 'medical', 'urgent', 'lowMood', 'poison', 'crisis', 'emergency'] as const;
export type MessageClass = (typeof messageClasses)[number];

/** The probability of each class; they add up to 1. */
export type ClassOdds = Record<MessageClass, number>;
