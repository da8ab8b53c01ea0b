import type { Language } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { renderInLanguage } from './texts/use-texts.ts';

/**
 * The markup of the front page for somebody who is signed out, by the components that take it over in the browser. Parts that are loaded
 * later stand in it, too. One call after the other: the language is the module's. Throws what a component throws.
 */
export async function renderVisitorPage(boot: BootData, language: Language): Promise<string> {
  await renderInLanguage(language);
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers boot={boot}>
        <App />
      </Providers>
    </StrictMode>,
    // In one piece: React would move large parts to the end and have a script put them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void faults.push(error) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}
