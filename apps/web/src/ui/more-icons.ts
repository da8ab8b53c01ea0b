import type { IconDrawing } from './icons.ts';

// Icons of top bar, status strip, welcome and conversation.
export const closeIcon: IconDrawing = { stroke: 'M6 6l12 12M18 6L6 18' };
export const phoneIcon: IconDrawing = {
  stroke:
    'M6.5 3.5h3l1.6 4.1-2.1 1.7a12.6 12.6 0 0 0 5.7 5.7l1.7-2.1 4.1 1.6v3a2 2 0 0 1-2.1 2A16.4 16.4 0 0 1 4.5 5.6a2 2 0 0 1 2-2.1z',
};
export const pinIcon: IconDrawing = {
  stroke: 'M12 21s-7-6.1-7-11.2a7 7 0 0 1 14 0C19 14.9 12 21 12 21zM9.5 9.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
};
export const clockIcon: IconDrawing = { stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5.2l3.3 2' };
export const externalIcon: IconDrawing = {
  stroke:
    'M14 4.5h5.5V10M19.5 4.5L11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
};
export const chevronDownIcon: IconDrawing = { stroke: 'M6 9.5l6 6 6-6' };
export const arrowDownIcon: IconDrawing = { stroke: 'M12 4.5v15M6 13.5l6 6 6-6' };
export const fileIcon: IconDrawing = {
  stroke:
    'M6.8 3.5H14l4.5 4.5v10.7a1.8 1.8 0 0 1-1.8 1.8H6.8A1.8 1.8 0 0 1 5 18.7V5.3a1.8 1.8 0 0 1 1.8-1.8zM13.8 3.7V8.2h4.5',
};
export const checkIcon: IconDrawing = { stroke: 'M5 12.8l4.5 4.4L19 7.5' };
export const checkCircleIcon: IconDrawing = {
  stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM8 12.4l2.8 2.7 5.2-5.6',
};
export const alertIcon: IconDrawing = {
  stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5v5.3M12 16.2v.1',
};
export const infoIcon: IconDrawing = { stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.3M12 7.7v.1' };
export const trashIcon: IconDrawing = {
  stroke:
    'M4.5 7h15M9.5 6.8V4.5h5v2.3M6.5 7l.8 11.9a1.7 1.7 0 0 0 1.7 1.6h6a1.7 1.7 0 0 0 1.7-1.6L17.5 7M10.2 11v5.5M13.8 11v5.5',
};
export const copyIcon: IconDrawing = {
  stroke:
    'M10.3 8.5h7.9a1.8 1.8 0 0 1 1.8 1.8v7.9a1.8 1.8 0 0 1 -1.8 1.8h-7.9a1.8 1.8 0 0 1 -1.8 -1.8v-7.9a1.8 1.8 0 0 1 1.8 -1.8zM5.5 15.5a1.5 1.5 0 0 1-1.5-1.5V5.8A1.8 1.8 0 0 1 5.8 4H14a1.5 1.5 0 0 1 1.5 1.5',
};
export const refreshIcon: IconDrawing = {
  stroke: 'M19.5 9.8A8 8 0 0 0 5 8.2M4.5 14.2A8 8 0 0 0 19 15.8M4.5 4.5v4h4M19.5 19.5v-4h-4',
};
export const shoeIcon: IconDrawing = {
  stroke:
    'M3 8.2v8.3A1.5 1.5 0 0 0 4.5 18h15.3a1.4 1.4 0 0 0 1.4-1.5c-.1-1.9-1.5-2.7-3.6-3.2-2.7-.6-4.2-1.9-5.9-5.3l-2 .9c-2 .9-4.3.7-6.7-.7zM3 14.8h17.8M11.3 12.5l2-1M13 14.5l1.7-1.2',
};
export const calendarIcon: IconDrawing = {
  stroke:
    'M5.8 5.5h12.4a1.8 1.8 0 0 1 1.8 1.8v11.4a1.8 1.8 0 0 1 -1.8 1.8h-12.4a1.8 1.8 0 0 1 -1.8 -1.8v-11.4a1.8 1.8 0 0 1 1.8 -1.8zM4.2 10.2h15.6M8.2 3.3v4M15.8 3.3v4',
};
export const bottleIcon: IconDrawing = {
  stroke:
    'M8 3.5h8v3.2H8zM8 6.7v1.1L6.8 9.3v9.4a1.8 1.8 0 0 0 1.8 1.8h6.8a1.8 1.8 0 0 0 1.8-1.8V9.3L16 7.8V6.7M6.8 11.8h10.4M6.8 16.8h10.4',
};
export const transferIcon: IconDrawing = {
  stroke: 'M4 8.5h14.5M15 4.8l3.7 3.7-3.7 3.7M20 16H5.5M9 12.3L5.3 16 9 19.7',
};
export const syringeIcon: IconDrawing = {
  stroke:
    'M13.7 5.3l5 5M15 6.6L5.8 15.8v2.4h2.4L17.4 9M5.6 18.4l-3 3M17.2 3.3l3.5 3.5M19 5.1l-2.7 2.6M9.6 12l1.8 1.8M12.1 9.5l1.8 1.8',
};
export const peopleIcon: IconDrawing = {
  stroke:
    'M4 6.3a1.8 1.8 0 0 1 1.8-1.8h12.4A1.8 1.8 0 0 1 20 6.3v8.2a1.8 1.8 0 0 1-1.8 1.8H11l-4.8 4.2v-4.2h-.4A1.8 1.8 0 0 1 4 14.5zM10.1 8.8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM8.3 14a3.8 3.8 0 0 1 7.4 0',
};
export const sunIcon: IconDrawing = {
  stroke:
    'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7',
};
export const moonIcon: IconDrawing = { stroke: 'M20 14.3A8.3 8.3 0 0 1 9.7 4a8.3 8.3 0 1 0 10.3 10.3z' };
export const autoIcon: IconDrawing = {
  stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z',
  fill: 'M12 3.5v17a8.5 8.5 0 0 0 0-17z',
};
export const textIcon: IconDrawing = {
  stroke: 'M2.5 18.5L7.75 5.5 13 18.5M4.3 14.2h6.9M14.5 15.3a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0 -6.2 0zM20.7 12v6.5',
};
export const globeIcon: IconDrawing = {
  stroke:
    'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM3.5 12h17M12 3.5c2.4 2.4 3.6 5.2 3.6 8.5s-1.2 6.1-3.6 8.5c-2.4-2.4-3.6-5.2-3.6-8.5S9.6 5.9 12 3.5z',
};
export const logoutIcon: IconDrawing = {
  stroke: 'M13.5 4H6.3a1.8 1.8 0 0 0-1.8 1.8v12.4A1.8 1.8 0 0 0 6.3 20h7.2M10 12h10.5M16.5 8l4 4-4 4',
};
export const loginIcon: IconDrawing = {
  stroke: 'M10.5 4h7.2a1.8 1.8 0 0 1 1.8 1.8v12.4a1.8 1.8 0 0 1-1.8 1.8h-7.2M3.5 12H14M10 8l4 4-4 4',
};
export const mortarIcon: IconDrawing = {
  stroke:
    'M3.5 11h17M5 11a7 7 0 0 0 4.3 6.5v3h5.4v-3A7 7 0 0 0 19 11M8 20.5h8M12.8 11l4.7-7.2a1.2 1.2 0 0 1 2 1.3L15.8 11',
};
export const warnIcon: IconDrawing = { stroke: 'M12 4.2l8.9 15.3H3.1zM12 10.2v4.3M12 16.9v.1' };
export const offlineIcon: IconDrawing = {
  stroke:
    'M3.5 3.5l17 17M8.7 15.8a5 5 0 0 1 5.7-.9M5.3 12.3a10 10 0 0 1 4-2.3M2.2 8.8a14.5 14.5 0 0 1 4-2.5M13.8 9.8a10 10 0 0 1 4.9 2.5M10.5 5.2a14.5 14.5 0 0 1 11.3 3.6M12 19.4v.1',
};
