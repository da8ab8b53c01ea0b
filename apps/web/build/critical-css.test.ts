import { expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

const critical = (css: string, markup: string) => criticalCss(css, markup, /^--later/);

it('keeps the rules that the markup can use, in their order, and no others', () => {
  const css = '.a{top:0}.b{top:1px}ul .a,.c>p{top:2px}a[href]{top:3px}#x{top:4px}';
  expect(critical(css, '<div id="x"><p class="a q">…</p><a href="/">…</a></div>')).toBe(
    '.a{top:0}a[href]{top:3px}#x{top:4px}',
  );
});

it('keeps what attributes of the state ask for, as those come and go before the script', () => {
  expect(critical('[data-theme=dark] .a{top:0}.a[open]{top:1px}', '<p class="a"></p>')).toBe(
    '[data-theme=dark] .a{top:0}',
  );
});

it('leaves hover, motion, print and wide-window rules to the full styles', () => {
  const css =
    '.a{transition:top 1s;top:0}.a:hover{top:1px}@keyframes k{from{top:0}}@media print{.a{top:2px}}@media (width>=960px){.a{top:3px}}@container chat (width>=900px){.a{top:4px}}@media (width<=380px){.a{top:5px}}';
  expect(critical(css, '<p class="a">')).toBe('.a{top:0}@media (width<=380px){.a{top:5px}}');
});

it('keeps the ring of the focus, and leaves to the whole styles where a part draws it', () => {
  expect(
    critical(
      ':focus-visible{top:0}.a :focus-visible,:where(p):focus-visible,p:has(.a:focus-visible){top:1px}.a{top:2px}',
      '<p class="a">',
    ),
  ).toBe(':focus-visible{top:0}.a{top:2px}');
});

it('takes what is for the screen alone as it is: nothing is printed before the whole styles are there', () => {
  expect(critical('.a{top:0}@media screen{.a{top:1px}.b{top:2px}}', '<p class="a">')).toBe('.a{top:0}.a{top:1px}');
});

it('writes out constants, shortens the names of the rest, and drops what nothing names', () => {
  const css =
    ':root{--gap:8px;--ink:#000;--unused:1px;--later-mark:url(x)}[data-theme=dark]{--ink:#fff}.a{gap:var(--gap);color:var(--ink);mask:var(--later-mark)}';
  expect(critical(css, '<p class="a">')).toMatch(
    /^:root\{--0:#000\}\[data-theme=dark\]\{--0:#fff\}\.a\{gap:8px;color:var\(--0\);mask:.*\}$/,
  );
});

it('needs nothing for an element that has the attribute hidden, or shares the rule that hides it', () => {
  const css = '.a,.b{display:none}.row{top:0}.panel{top:1px}';
  expect(critical(css, '<p class="b"><i class="row"></i></p><div class="panel" hidden=""></div>')).toBe(
    '.b{display:none}',
  );
});

it('needs nothing for what is in an element that is hidden', () => {
  const css = '.card{display:none}.row{top:0}.b{top:1px}';
  expect(critical(css, '<div class="card"><div class="row"><div></div></div></div><p class="b"></p>')).toBe(
    '.card{display:none}.b{top:1px}',
  );
});

it('leaves out what shows a state that the markup is not in and only the script can bring', () => {
  const css = '.a[aria-expanded=true]{top:0}.a[aria-expanded=false]{top:1px}';
  expect(critical(css, '<p class="a" aria-expanded="false"></p>')).toBe('.a[aria-expanded=false]{top:1px}');
});

it('folds negated lengths and drops spaces around commas and slashes', () => {
  const css = ':root{--gap:4px}.a{margin:calc(-1 * var(--gap)) calc(2px * -1);font:400 1rem / 2rem b, "c d"}';
  expect(critical(css, '<p class="a">')).toBe('.a{margin:-4px -2px;font:400 1rem/2rem b,"c d"}');
});
