import type { Language } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { renderInLanguage } from './texts/use/use-texts.ts';

/**
 * Renders the signed-out front page with the browser's components, lazy parts included. Not concurrent: the language is
 * module state. Throws render errors.
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
    // One chunk: otherwise React moves large parts to the end and needs a script to place them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void faults.push(error) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}
