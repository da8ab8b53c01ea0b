import { lazy } from 'react';
import type { TodayCards } from './feature.ts';
import { features } from './features.ts';

/** Panels come together, so that none pushes another down. */
export const Overview = lazy(async () => {
  const [panels, todayCards] = await Promise.all([loadPanels(), loadTodayCards()]);
  return { default: () => panels.map(({ name, Panel }) => <Panel key={name} todayCards={todayCards} />) };
});

function loadPanels() {
  return Promise.all(
    features.flatMap(({ name, panel }) => (panel ? [panel().then((Panel) => ({ name, Panel }))] : [])),
  );
}

/** By kind. */
export async function loadTodayCards(): Promise<Partial<TodayCards>> {
  return Object.assign({}, ...(await Promise.all(features.map(({ today }) => today?.()))));
}
