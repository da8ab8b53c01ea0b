import type { IconDrawing } from '../../../ui/icons.ts';

export const twoTicksIcon: IconDrawing = { stroke: 'M1.8 12.8l4.2 4.2 8.8-9.2M11 15.5l1.5 1.5 9.7-9.2' };
export const keyboardIcon: IconDrawing = {
  stroke:
    'M4.5 6h15A1.500 1.500 0 0 1 21 7.500v9a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 16.500v-9A1.500 1.500 0 0 1 4.500 6zM6.500 9.500h.1M10 9.500h.1M13.500 9.500h.1M17 9.500h.1M8 14.500h8',
};
