/** A line drawing on a 24 px box: strokes and, for a few, fills. */
export interface IconDrawing {
  stroke: string;
  fill?: string;
}

// Icons of the first screen, loaded by every visitor; others are in `more-icons.ts` and `staff-icons.ts`.
export const arrowUpIcon: IconDrawing = { stroke: 'M12 19.5v-15M6 10.5l6-6 6 6' };
export const stopIcon: IconDrawing = {
  stroke: '',
  fill: 'M8.5 7h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1 -1.5 1.5h-7a1.5 1.5 0 0 1 -1.5 -1.5v-7a1.5 1.5 0 0 1 1.5 -1.5z',
};
export const plusIcon: IconDrawing = { stroke: 'M12 5v14M5 12h14' };
export const paperclipIcon: IconDrawing = {
  stroke:
    'M20.2 11.3l-8.4 8.4a5.1 5.1 0 0 1-7.2-7.2l8.7-8.7a3.4 3.4 0 0 1 4.8 4.8l-8.6 8.6a1.7 1.7 0 0 1-2.4-2.4l7.7-7.7',
};
export const cameraIcon: IconDrawing = {
  stroke:
    'M3.5 8.8A1.8 1.8 0 0 1 5.3 7h2.3l1.5-2.5h5.8L16.4 7h2.3a1.8 1.8 0 0 1 1.8 1.8v8.4a1.8 1.8 0 0 1-1.8 1.8H5.3a1.8 1.8 0 0 1-1.8-1.8zM8.5 12.8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
};
