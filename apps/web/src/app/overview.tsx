import { lazy } from 'react';
import { whenCatalogues } from '../texts/use/use-texts.ts';
import type { TodayCards } from './feature.ts';
import { features } from './features.ts';

/** Panels come together, so that none pushes another down. */
export const Overview = lazy(async () => {
  const panels = await Promise.all(
    features.flatMap(({ name, panel }) => (panel ? [panel().then((Panel) => ({ name, Panel }))] : [])),
  );
  await whenCatalogues();
  return { default: () => panels.map(({ name, Panel }) => <Panel key={name} />) };
});

export const Queue = lazy(async () => {
  const [queues, todayCards] = await Promise.all([
    Promise.all(features.flatMap(({ name, queue }) => (queue ? [queue().then((Panel) => ({ name, Panel }))] : []))),
    loadTodayCards(),
  ]);
  await whenCatalogues();
  return { default: () => queues.map(({ name, Panel }) => <Panel key={name} todayCards={todayCards} />) };
});

/** By kind. */
export async function loadTodayCards(): Promise<Partial<TodayCards>> {
  return Object.assign({}, ...(await Promise.all(features.map(({ today }) => today?.()))));
}
