import { createHash } from 'node:crypto';
import { mortarIcon } from '../apps/web/src/ui/more-icons.ts';

interface AppIcon {
  file: string;
  side: number;
  svg: string;
}

/** Of the whole side: the mark's box, and the corners' radius. A system that cuts its own shape keeps the inner 80 %. */
const looks = [
  { file: 'icon-192.png', side: 192, mark: 0.7, corner: 0.26 },
  { file: 'icon-512.png', side: 512, mark: 0.7, corner: 0.26 },
  { file: 'icon-maskable-512.png', side: 512, mark: 0.62, corner: 0 },
  { file: 'apple-touch-icon.png', side: 180, mark: 0.64, corner: 0 },
];

/** The icons of the installed app: the mortar in white on green. `npm run icons` draws them. */
export const appIcons: readonly AppIcon[] = looks.map(({ file, side, mark, corner }) => {
  const scale = (side * mark) / 24;
  const offset = (side - side * mark) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="#235b4c"/><path d="${mortarIcon.stroke}" transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return { file, side, svg };
});

export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
