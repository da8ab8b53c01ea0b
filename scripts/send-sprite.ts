import { spriteLimits } from '../packages/contracts/src/shared/limits.ts';

const side = 24;
const frames = spriteLimits.frames;
const half = frames / 2;

/**
 * The send button's sheet as SVG text: frames of 24 px side by side. First the arrow crouches and flies off, then the stop square rises
 * and settles.
 */
export function drawSendSprite(): string {
  const drawn = Array.from({ length: frames }, (_, index) => {
    const isArrow = index < half;
    const y = isArrow ? arrowOffset(index / (half - 1)) : squareOffset((index - half) / (half - 1));
    const shape = `<use href="#${isArrow ? 'arrow' : 'square'}" y="${round(y)}"/>`;
    return `  <svg x="${index * side}" width="${side}" height="${side}">${shape}</svg>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frames * side}" height="${side}">`,
    '  <defs>',
    '    <path id="arrow" d="M12 19.5v-15M6 10.5l6-6 6 6" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>',
    '    <rect id="square" x="7" y="7" width="10" height="10" rx="1.5"/>',
    '  </defs>',
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

/** Down by two, then away, faster and faster. `share` runs from 0 to 1. */
function arrowOffset(share: number): number {
  const crouch = 2 * Math.sin(Math.min(1, share / 0.4) * Math.PI);
  return crouch - side * share ** 3;
}

/** Up from below, a little too far, and back. */
function squareOffset(share: number): number {
  return side * (1 - share) ** 3 - 1.2 * Math.sin(share * Math.PI) * share;
}

function round(value: number): string {
  return String(Number(value.toFixed(1)) || 0);
}
