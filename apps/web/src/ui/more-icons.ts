import type { IconDrawing } from './icons.ts';

// Icons of top bar, status strip, welcome and conversation.
export const closeIcon: IconDrawing = { stroke: 'M6 6l12 12M18 6L6 18' };
export const phoneIcon: IconDrawing = {
  stroke: 'M6 4h3l2 4-2 2a13 13 0 0 0 5 5l2-2 4 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 6a2 2 0 0 1 2-2z',
};
export const pinIcon: IconDrawing = {
  stroke: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM14 10a2 2 0 1 1 0-.1z',
};
export const clockIcon: IconDrawing = { stroke: 'M20 12a8 8 0 1 1 0-.1zM12 7v5l3 2' };
export const externalIcon: IconDrawing = {
  stroke:
    'M14 4.5h5.5V10M19.5 4.5L11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
};
export const chevronDownIcon: IconDrawing = { stroke: 'M6 9l6 6 6-6' };
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
  stroke: 'M3 8v9h18v-2c0-4-5-1-9-8-3 2-6 2-9 1M3 14h18',
};
export const calendarIcon: IconDrawing = {
  stroke: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
};
export const bottleIcon: IconDrawing = {
  stroke: 'M8 4h8v3H8zM7 10v10h10V10l-1-3H8zM7 12h10M7 17h10',
};
export const transferIcon: IconDrawing = {
  stroke: 'M4 8h15l-4-4M19 8l-4 4M20 16H5l4-4M5 16l4 4',
};
export const syringeIcon: IconDrawing = {
  stroke: 'M14 5l5 5M15 6l-9 9v3h3l9-9M6 18l-3 3M17 7l3-3',
};
export const peopleIcon: IconDrawing = {
  stroke: 'M4 5h16v12h-9l-5 4v-4H4zM14 9a2 2 0 1 1 0-.1zM8 14a4 4 0 0 1 8 0',
};
export const sunIcon: IconDrawing = {
  stroke:
    'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7',
};
export const moonIcon: IconDrawing = { stroke: 'M20 14.3A8.3 8.3 0 0 1 9.7 4a8.3 8.3 0 1 0 10.3 10.3z' };
export const autoIcon: IconDrawing = {
  stroke: 'M20 12a8 8 0 1 1 0-.1z',
  fill: 'M12 4v16a8 8 0 0 0 0-16z',
};
export const textIcon: IconDrawing = {
  stroke: 'M2 19L8 5l6 14M4 14h7M21 15a3 3 0 1 1 0-.1zM21 12v7',
};
export const globeIcon: IconDrawing = {
  stroke: 'M20 12a8 8 0 1 1 0-.1zM4 12h16M12 4a13 13 0 0 1 0 16a13 13 0 0 1 0-16z',
};
export const logoutIcon: IconDrawing = {
  stroke: 'M13.5 4H6.3a1.8 1.8 0 0 0-1.8 1.8v12.4A1.8 1.8 0 0 0 6.3 20h7.2M10 12h10.5M16.5 8l4 4-4 4',
};
export const loginIcon: IconDrawing = {
  stroke: 'M10 4h9v16h-9M4 12h10M10 8l4 4-4 4',
};
export const mortarIcon: IconDrawing = {
  stroke: 'M3 11h18M5 11a7 7 0 0 0 4 6v4h6v-4a7 7 0 0 0 4-6M13 11l5-7 2 1-4 6',
};
export const warnIcon: IconDrawing = { stroke: 'M12 4.2l8.9 15.3H3.1zM12 10.2v4.3M12 16.9v.1' };
export const offlineIcon: IconDrawing = {
  stroke:
    'M3.5 3.5l17 17M8.7 15.8a5 5 0 0 1 5.7-.9M5.3 12.3a10 10 0 0 1 4-2.3M2.2 8.8a14.5 14.5 0 0 1 4-2.5M13.8 9.8a10 10 0 0 1 4.9 2.5M10.5 5.2a14.5 14.5 0 0 1 11.3 3.6M12 19.4v.1',
};
