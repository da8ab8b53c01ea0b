import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenFirstPage } from '../../boot/first-page.ts';
import { retryImport } from '../../boot/retry-import.ts';
import { whenCatalogues } from './use-texts.ts';

/** A part that is loaded once it is shown, and again until it comes; with its texts, so that showing it hides nothing else. */
export function lazyPartOf<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const part = await retryImport(load);
    await whenCatalogues();
    return { default: part };
  });
}

/** The same, loaded at the latest once the first page is painted: while it reads its data. */
export function laterPartOf<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  void whenFirstPage()
    .then(load)
    .catch(() => undefined);
  return lazyPartOf(load);
}
