import type { IconDrawing } from './icons.ts';

/* Icons loaded with the pages that show them. */

export const arrowLeftIcon: IconDrawing = { stroke: 'M20 12H4.5M10.5 6l-6 6 6 6' };
export const homeIcon: IconDrawing = {
  stroke: 'M4 10.8L12 4l8 6.8v8.1a1.1 1.1 0 0 1-1.1 1.1h-4.2v-5.8H9.3V20H5.1A1.1 1.1 0 0 1 4 18.9z',
};
export const gridIcon: IconDrawing = {
  stroke:
    'M5.5 4h3.8a1.5 1.5 0 0 1 1.5 1.5v3.8a1.5 1.5 0 0 1 -1.5 1.5h-3.8a1.5 1.5 0 0 1 -1.5 -1.5v-3.8a1.5 1.5 0 0 1 1.5 -1.5zM14.7 4h3.8a1.5 1.5 0 0 1 1.5 1.5v3.8a1.5 1.5 0 0 1 -1.5 1.5h-3.8a1.5 1.5 0 0 1 -1.5 -1.5v-3.8a1.5 1.5 0 0 1 1.5 -1.5zM5.5 13.2h3.8a1.5 1.5 0 0 1 1.5 1.5v3.8a1.5 1.5 0 0 1 -1.5 1.5h-3.8a1.5 1.5 0 0 1 -1.5 -1.5v-3.8a1.5 1.5 0 0 1 1.5 -1.5zM14.7 13.2h3.8a1.5 1.5 0 0 1 1.5 1.5v3.8a1.5 1.5 0 0 1 -1.5 1.5h-3.8a1.5 1.5 0 0 1 -1.5 -1.5v-3.8a1.5 1.5 0 0 1 1.5 -1.5z',
};
export const checklistIcon: IconDrawing = {
  stroke: 'M4 6.5l1.5 1.5L8 5.3M4 12.5L5.5 14 8 11.3M4 18.5L5.5 20 8 17.3M11.5 6.8H20M11.5 12.8H20M11.5 18.8H20',
};
export const shieldIcon: IconDrawing = {
  stroke: 'M12 3.2l7.5 2.8v5.6c0 4.5-3 7.7-7.5 9.2-4.5-1.5-7.5-4.7-7.5-9.2V6zM8.7 12.1l2.3 2.3 4.3-4.6',
};
export const usersIcon: IconDrawing = {
  stroke:
    'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM2.5 19.8a6.5 6.5 0 0 1 13 0M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.2a6.5 6.5 0 0 1 3.5 5.6',
};
export const messageIcon: IconDrawing = {
  stroke:
    'M4 6.3a1.8 1.8 0 0 1 1.8-1.8h12.4A1.8 1.8 0 0 1 20 6.3v8.2a1.8 1.8 0 0 1-1.8 1.8H11l-4.8 4.2v-4.2h-.4A1.8 1.8 0 0 1 4 14.5z',
};
export const chatsIcon: IconDrawing = {
  stroke:
    'M4.8 4.2h8.9a1.8 1.8 0 0 1 1.8 1.8v4.9a1.8 1.8 0 0 1-1.8 1.8H8.6l-3.4 3v-3h-.4A1.8 1.8 0 0 1 3 10.9V6a1.8 1.8 0 0 1 1.8-1.8zM18.4 9.4h.8a1.8 1.8 0 0 1 1.8 1.8v4.7a1.8 1.8 0 0 1-1.8 1.8h-.4v3l-3.4-3h-4.6A1.8 1.8 0 0 1 9 16.2',
};
export const bookIcon: IconDrawing = {
  stroke:
    'M12 6.2c-1.9-1.3-4.4-1.8-8-1.8v13.4c3.6 0 6.1.5 8 1.8 1.9-1.3 4.4-1.8 8-1.8V4.4c-3.6 0-6.1.5-8 1.8zM12 6.2v13.4',
};
export const lockIcon: IconDrawing = {
  stroke:
    'M6.8 10.5h10.4a1.8 1.8 0 0 1 1.8 1.8v6.4a1.8 1.8 0 0 1 -1.8 1.8h-10.4a1.8 1.8 0 0 1 -1.8 -1.8v-6.4a1.8 1.8 0 0 1 1.8 -1.8zM8 10.3V7.8a4 4 0 0 1 8 0v2.5M12 14.5v2',
};
export const eyeIcon: IconDrawing = {
  stroke: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
};
export const pauseIcon: IconDrawing = { stroke: 'M9 5.5v13M15 5.5v13' };
export const playIcon: IconDrawing = { stroke: 'M8 5.2l10.5 6.8L8 18.8z' };
export const searchIcon: IconDrawing = {
  stroke: 'M4.5 10.8a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0 -12.6 0zM15.5 15.5l5 5',
};
export const dashedCircleIcon: IconDrawing = {
  stroke:
    'M9.8 3.8a8.5 8.5 0 0 1 4.4 0M17.4 5.4a8.5 8.5 0 0 1 2.6 3.6M20.4 13.2a8.5 8.5 0 0 1 -1.8 4M15.5 19.7a8.5 8.5 0 0 1 -4.4 .8M7 18.9a8.5 8.5 0 0 1 -2.9 -3.3M3.5 11.3a8.5 8.5 0 0 1 1.7 -4.1',
};
export const databaseIcon: IconDrawing = {
  stroke:
    'M4.5 6a7.5 2.8 0 1 0 15 0a7.5 2.8 0 1 0 -15 0zM4.5 6v12c0 1.5 3.4 2.8 7.5 2.8s7.5-1.3 7.5-2.8V6M4.5 12c0 1.5 3.4 2.8 7.5 2.8s7.5-1.3 7.5-2.8',
};
export const pulseIcon: IconDrawing = { stroke: 'M2.8 12h4.4L9.6 5.8l4.6 12.4 2.5-6.2h4.5' };
export const externalIcon: IconDrawing = {
  stroke:
    'M13.5 4.5h6v6M19.3 4.7l-8.8 8.8M18 14v4.2a1.8 1.8 0 0 1-1.8 1.8H5.8A1.8 1.8 0 0 1 4 18.2V7.8A1.8 1.8 0 0 1 5.8 6H10',
};
export const uploadIcon: IconDrawing = {
  stroke: 'M12 15.5V4.5M7 9l5-5 5 5M4 15.5v3.2a1.8 1.8 0 0 0 1.8 1.8h12.4a1.8 1.8 0 0 0 1.8-1.8v-3.2',
};
export const downloadIcon: IconDrawing = {
  stroke: 'M12 4v11M7 10.5l5 5 5-5M4 15.5v3.2a1.8 1.8 0 0 0 1.8 1.8h12.4a1.8 1.8 0 0 0 1.8-1.8v-3.2',
};
export const crossCircleIcon: IconDrawing = {
  stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM9 9l6 6M15 9l-6 6',
};
export const personIcon: IconDrawing = {
  stroke: 'M8.2 8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0zM4.8 20a7.2 7.2 0 0 1 14.4 0',
};
export const switchIcon: IconDrawing = {
  stroke:
    'M4.2 8.8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0zM1.8 19.5a5.7 5.7 0 0 1 11.4 0M14.5 7.5h7M18.8 4.8l2.7 2.7-2.7 2.7M21.5 14.5h-6M18.2 11.8l-2.7 2.7 2.7 2.7',
};
export const moreIcon: IconDrawing = {
  stroke: '',
  fill: 'M3.7 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM10.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM16.7 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z',
};
export const banIcon: IconDrawing = { stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM6 6l12 12' };
export const folderIcon: IconDrawing = {
  stroke:
    'M3.5 6.8A1.8 1.8 0 0 1 5.3 5h4l2.2 2.5h7.2a1.8 1.8 0 0 1 1.8 1.8v8a1.8 1.8 0 0 1-1.8 1.8H5.3a1.8 1.8 0 0 1-1.8-1.8z',
};
export const printIcon: IconDrawing = {
  stroke:
    'M7 8.8V3.5h10v5.3M7 17.5H5.3a1.8 1.8 0 0 1-1.8-1.8v-5.1a1.8 1.8 0 0 1 1.8-1.8h13.4a1.8 1.8 0 0 1 1.8 1.8v5.1a1.8 1.8 0 0 1-1.8 1.8H17M7 14h10v6.5H7z',
};
export const menuIcon: IconDrawing = { stroke: 'M4 7h16M4 12h16M4 17h16' };
export const storeIcon: IconDrawing = {
  stroke:
    'M4.2 9.5L5.600 4.500h12.800L19.800 9.500M4.200 9.500a2.600 2.600 0 0 0 5.200 0a2.600 2.600 0 0 0 5.200 0a2.600 2.600 0 0 0 5.200 0M5.500 12v7.500h13V12M10 19.500v-4.500h4v4.500',
};
export const pencilIcon: IconDrawing = {
  stroke:
    'M4.5 19.5l1-4.2L16.2 4.600a1.900 1.900 0 0 1 2.700 0l.5.5a1.900 1.900 0 0 1 0 2.700L8.700 18.500zM14.300 6.600l3.100 3.100',
};
export const bellIcon: IconDrawing = {
  stroke: 'M6 10a6 6 0 0 1 12 0c0 4.500 1.500 6 2 6.800H4c.5-.8 2-2.300 2-6.800zM10 19.500a2.100 2.100 0 0 0 4 0',
};
