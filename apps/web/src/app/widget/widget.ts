import { type Language, languages } from '@rxweb/contracts/shared/language';
import { nameFramedVisitor } from '../../features/chat/widget/framed-visitor.ts';
import { followHost, hostLanguage } from './host-page.ts';
import { keepLinksOutside } from './links.ts';
import { WidgetBar } from './widget-bar.tsx';

/** Call it before the first request. Returns the language of the page around, and the bar. */
export function startWidget(): { language: Language | null; WidgetBar: typeof WidgetBar } {
  nameFramedVisitor();
  keepLinksOutside();
  followHost(takeFocus);
  const language = languages.find((known) => known === hostLanguage) ?? null;
  return { language, WidgetBar };
}

/** Not into the field on a phone, where the keyboard would cover the page. */
function takeFocus(): void {
  const isPrecise = matchMedia('(pointer: fine)').matches;
  document.querySelector<HTMLElement>(isPrecise ? 'textarea' : 'main')?.focus();
}
