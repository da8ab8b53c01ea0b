import { languages } from '@rxweb/contracts/shared/language';
import type { ComponentType } from 'react';
import { logFailure } from '../../browser/log.ts';
import { nameFramedVisitor, saveOwnFile } from '../../features/chat/widget/framed-visitor.ts';
import { chosenLanguage, showLanguage } from '../../texts/use/use-texts.ts';
import { App } from '../app.tsx';
import { followHost, hostLanguage } from './host-page.ts';
import { WidgetBar } from './widget-bar.tsx';

/** Comes before the first request and the first paint. The page speaks the language of the website, unless the visitor chose one here. */
export async function startWidget(): Promise<{ default: ComponentType }> {
  nameFramedVisitor();
  keepLinksOutside();
  followHost(takeFocus);
  const language = chosenLanguage() ?? languages.find((known) => known === hostLanguage);
  if (language) await showLanguage(language).catch((error) => logFailure('Texts not loaded', error));
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

/**
 * No link leads the frame itself elsewhere. A call to 911 goes through the window around: a strict `frame-src` there would stop it in the
 * frame.
 */
function keepLinksOutside(): void {
  addEventListener('click', handleClick, true);
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  if (link.origin === location.origin && link.pathname.startsWith('/api/') && link.download) {
    event.preventDefault();
    saveOwnFile(link).catch(() => undefined);
  } else if (/^(tel|sms|mailto):$/.test(link.protocol)) link.target = '_top';
  else if (link.target === '') Object.assign(link, { target: '_blank', rel: 'noopener' });
}
