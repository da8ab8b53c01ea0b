/** Days of the week. Apart from the schemas in `store.ts`, because the visitor's page counts days and validates nothing. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
