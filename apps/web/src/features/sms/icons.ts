import type { IconDrawing } from '../../ui/icons.ts';

export const penIcon: IconDrawing = {
  stroke: 'M4.5 19.5l.9-4L16.2 4.700a2 2 0 0 1 2.8 0l.3.3a2 2 0 0 1 0 2.800L8.500 18.600zM14.200 6.700l3.100 3.100',
};
export const templateIcon: IconDrawing = {
  stroke: 'M5 4.500h14v10.200l-4.800 4.800H5zM18.800 14.700H14.200v4.600M8.500 9h7M8.500 12.500h4',
};
