/** A line drawing on a 24 px box: strokes and, for a few, fills. */
export interface IconDrawing {
  stroke: string;
  fill?: string;
}

// Icons that every visitor loads; others are in `more-icons.ts` and `staff-icons.ts`. Those of the front page are in its first answer, so
// they are short: whole numbers, and one arc for a circle.
export const arrowUpIcon: IconDrawing = { stroke: 'M12 19.5v-15M6 10.5l6-6 6 6' };
export const stopIcon: IconDrawing = {
  stroke: '',
  fill: 'M8.5 7h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1 -1.5 1.5h-7a1.5 1.5 0 0 1 -1.5 -1.5v-7a1.5 1.5 0 0 1 1.5 -1.5z',
};
export const plusIcon: IconDrawing = { stroke: 'M12 5v14M5 12h14' };
export const paperclipIcon: IconDrawing = {
  stroke: 'M20 11l-8 8a5 5 0 0 1-7-7l8-8a3 3 0 0 1 5 5l-8 8a2 2 0 0 1-3-3l8-8',
};
export const cameraIcon: IconDrawing = {
  stroke: 'M4 7h4l1-3h6l1 3h4v12H4zM15 13a3 3 0 1 1 0-.1z',
};
