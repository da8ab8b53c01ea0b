import { languages } from '@rxweb/contracts/shared/language';
import type { ComponentType } from 'react';
import { logFailure } from '../../browser/log.ts';
import { nameFramedVisitor } from '../../features/chat/widget/framed-visitor.ts';
import { chosenLanguage, showLanguage } from '../../texts/use/use-texts.ts';
import { App } from '../app.tsx';
import { followHost, hostLanguage } from './host-page.ts';
import { keepLinksOutside } from './links.ts';
import { WidgetBar } from './widget-bar.tsx';

/** Comes before the first request and the first paint. The page speaks the language of the website, unless the visitor chose one here. */
export async function startWidget(): Promise<{ default: ComponentType }> {
  nameFramedVisitor();
  keepLinksOutside();
  followHost(takeFocus);
  const language = chosenLanguage() ?? languages.find((known) => known === hostLanguage);
  if (language) await showLanguage(language).catch((error) => logFailure('The texts were not loaded', error));
  return { default: WidgetPage };
}

function WidgetPage() {
  return <App frameBar={WidgetBar} />;
}

/** Not into the field on a phone, where the keyboard would cover the page. */
function takeFocus(): void {
  const isPrecise = matchMedia('(pointer: fine)').matches;
  document.querySelector<HTMLElement>(isPrecise ? 'textarea' : 'main')?.focus();
}
