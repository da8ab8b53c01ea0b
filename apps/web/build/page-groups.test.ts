import { expect, it } from 'vitest';
import { groupModules } from './page-groups.ts';

const src = '/shop/apps/web/src';
const pageOf = (name: string) => `${src}/features/${name}/${name}-page.tsx`;

/** Modules with their imports; a `+` before one is an import by a call. */
function group(modules: Record<string, string[]>, sharedBytes = 100) {
  return groupModules({
    getModuleIds: () => Object.keys(modules),
    getModuleInfo: (id) => ({
      code: 'x'.repeat(id.endsWith('-page.tsx') ? 10_000 : sharedBytes),
      importedIds: (modules[id] ?? []).filter((each) => !each.startsWith('+')),
      dynamicallyImportedIds: (modules[id] ?? []).filter((each) => each.startsWith('+')).map((each) => each.slice(1)),
    }),
  });
}

const routes = `${src}/app/staff-routes.tsx`;
const table = `${src}/ui/table.tsx`;
const rows = `${src}/ui/rows.tsx`;
const [first, second, third] = [pageOf('first'), pageOf('second'), pageOf('third')] as const;

it('keeps what one page alone needs in its own file, and small parts that pages share together', () => {
  const own = `${src}/features/first/list.tsx`;
  const groups = group({
    [routes]: [`+${first}`, `+${second}`, `+${third}`],
    [first]: [own, table, rows],
    [second]: [table, rows],
    [third]: [rows],
    [own]: [],
    [table]: [],
    [rows]: [],
  });
  expect(groups.get(own)).toBe(groups.get(first));
  expect(groups.get(table)).toBe(groups.get(rows));
  expect(groups.get(table)).not.toBe(groups.get(first));
  expect(groups.get(second)).not.toBe(groups.get(first));
});

it('does not make a page load a large part for another one', () => {
  const modules = {
    [routes]: [`+${first}`, `+${second}`, `+${third}`],
    [first]: [table, rows],
    [second]: [table, rows],
    [third]: [rows],
    [table]: [],
    [rows]: [],
  };
  const groups = group(modules, 50_000);
  expect(groups.get(table)).not.toBe(groups.get(rows));
});

it('keeps what every staff page needs together, and gives visitors no code of staff', () => {
  const chat = `${src}/features/chat/live/live-chat.tsx`;
  const texts = `${src}/features/chat/texts.ts`;
  const groups = group({
    [routes]: [table, texts, `+${first}`, `+${chat}`],
    [first]: [table, rows],
    [chat]: [texts, rows],
    [texts]: [],
    [table]: [],
    [rows]: [],
  });
  expect([routes, table, texts].map((id) => groups.get(id))).toEqual(['staff', 'staff', 'common']);
  expect([groups.get(first), 'staff']).not.toContain(groups.get(chat));
  expect([groups.get(first), 'staff']).not.toContain(groups.get(rows));
});
