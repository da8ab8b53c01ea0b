import { expect, it } from 'vitest';
import { dropUnusedStyles } from './theme-styles.ts';

const page = (styles: string) => `<style>${styles}</style><p class="later">`;

it('leaves out the rules of a class that the page has not, also within a condition', () => {
  const styles = '.open{top:0}.closed:before{top:1px}@media (width<=9px){.demo{top:2px}.open svg{top:3px}}';
  expect(dropUnusedStyles(page(styles), '<p class="open wide"></p>', false)).toBe(
    page('.open{top:0}@media (width<=9px){.open svg{top:3px}}'),
  );
});

it('keeps the rules of the weekend for the weekend, and those of elements always', () => {
  const styles = 'p{top:0}[data-weekend]{--a:1}[data-weekend] .open{top:1px}[data-weekend] .closed{top:2px}';
  const markup = '<p class="open"></p>';
  expect(dropUnusedStyles(page(styles), markup, true)).toBe(
    page('p{top:0}[data-weekend]{--a:1}[data-weekend] .open{top:1px}'),
  );
  expect(dropUnusedStyles(page(styles), markup, false)).toBe(page('p{top:0}'));
});
