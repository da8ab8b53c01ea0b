import { expect, type Page } from '@playwright/test';

/** Words that only English has, of the pages' texts. */
const english =
  'the|your?|and|of|with|for|from|to|by|at|on|is|are|was|not|yet|they|them|this|that|open|close[sd]?|save[ds]?|saving|add|edit|remove|delete|search|loading|show|sign(?:ed)?|out|new|all|users?|password|name|today|yesterday|tomorrow|monday|friday|minutes?|settings|inbox|messages?|prescriptions?|questions?|history|store|hours|back|cancel|next|last|used|device|retry|menu|unread|texts?|reply|send|sent|call|mark|done|wrote|answer(?:ed|s)?|staff|write|waiting|role|status|active|blocked|never|created|entry|entries|action|target|who|what|when|time|papers?|shoes?|foot|feet|visit|exam|order|claim|delivery|delivered|billed|missing|overdue|due|days?|pairs?|inserts?|patient|phone|owner|unassigned|verify|verified|requested|received|date|notes?|recorded|needed|pass|fail|warning|checks?|checked|empty|cases?|pages?|choose|print|download|files?|working|ready|health';

/** Names, products, commands, quotations, what the owner typed, and the knowledge pages’ own ids. */
const names =
  /^(?:hours|phone|[a-z]+(?:-[a-z]+)+)$|Tema: [\w-]+|Editar (?:Order is ready|Please call us|Hours today)|«[^»]*»|Alder Street Pharmacy|214 Alder Street[^·]*|English|store\.json|\S+@\S+|npm run rx -- audit seen|MedWatch|DailyMed|[\w-]+\.(?:gov|pdf|jpg|png)\b|https?:\S+|Medicare(?: Advantage)?|ACO REACH|Storage|\bNo\b/g;

/** Expects no English on the page or in an accessible name, unless marked as English. `written` is what people wrote. */
export async function expectSpanish(page: Page, place: string, written: string[] = []): Promise<void> {
  const shown = await page.evaluate(() => {
    // What people wrote has its own language; its direction follows its letters.
    const isMarked = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === 'en' || element?.closest('[dir="auto"], bdi') != null;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style') && !isMarked(node.parentElement))
        texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (!isMarked(element)) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()))];
  });
  const words = new RegExp(`(?<![\\p{L}\\d_])(?:${english})(?![\\p{L}\\d_])`, 'iu');
  const ownWords = (text: string) => written.reduce((rest, each) => rest.replaceAll(each, ''), text).replace(names, '');
  expect([place, shown.filter((text) => words.test(ownWords(text)))]).toEqual([place, []]);
}
