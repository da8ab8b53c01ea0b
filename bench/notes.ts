/** Why a goal is missed, and the next step; by the row's id. Printed under the table, and asked for where a row is missed without one. */
export const notes: Readonly<Record<string, string>> = {};
