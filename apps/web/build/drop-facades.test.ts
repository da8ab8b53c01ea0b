import { expect, it } from 'vitest';
import { leadPast, nameExports } from './drop-facades.ts';

const facade = { file: 'page-a.js', target: 'pages-b.js', names: new Map([['Page', 't']]) };

it('leads imports past a file that only re-exports', () => {
  const lead = (code: string, isFirst = false) => leadPast(code, [facade], isFirst);
  expect(lead('let{Page:e}=await import(`./page-a.js`);').code).toBe('let{t:e}=await import(`./pages-b.js`);');
  expect(lead('p(()=>import("./page-a.js"),[])').code).toBe('p(()=>import("./pages-b.js").then(e=>({Page:e.t})),[])');
  expect(lead('import(`./other-a.js`)').code).toBe('import(`./other-a.js`)');
});

it('makes the visitor’s script no longer: there the part exports its own names', () => {
  const { code, wholes } = leadPast('import(`./page-a.js`)', [facade], true);
  expect(code).toBe('import(`./pages-b.js`)');
  expect(wholes).toEqual([facade]);
  expect(nameExports('var x=1;export{x as t,y};', facade)).toBe('var x=1;export{x as t,y};export{x as Page};');
});
