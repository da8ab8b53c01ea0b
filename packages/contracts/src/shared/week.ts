/** The days of the week, in the order of its columns. Apart from the schemas of `store.ts`: the visitor's page counts days and checks nothing. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
