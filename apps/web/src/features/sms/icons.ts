import type { IconDrawing } from '../../ui/icons.ts';

export const penIcon: IconDrawing = {
  stroke: 'M4.5 19.5l.9-4L16.2 4.700a2 2 0 0 1 2.8 0l.3.3a2 2 0 0 1 0 2.800L8.500 18.600zM14.200 6.700l3.100 3.100',
};
export const bellIcon: IconDrawing = {
  stroke: 'M6 10a6 6 0 0 1 12 0c0 4.500 1.500 6 2 6.800H4c.5-.8 2-2.300 2-6.800zM10 19.500a2.100 2.100 0 0 0 4 0',
};
export const templateIcon: IconDrawing = {
  stroke: 'M5 4.500h14v10.200l-4.800 4.800H5zM18.800 14.700H14.200v4.600M8.500 9h7M8.500 12.500h4',
};
