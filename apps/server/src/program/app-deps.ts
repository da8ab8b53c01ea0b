import type { Collected } from '../kernel/feature/feature.ts';
import { collect } from './collect.ts';
import type { Context } from './context.ts';
import { features } from './features.ts';

export interface AppOptions {
  webDir: string;
  /** Node's arguments for the nightly backup. Default: none is made here. */
  nightlyCommand?: readonly string[];
}

export interface AppDeps extends Context, Required<AppOptions> {
  isSecure: boolean;
  collected: Collected;
}

export function createAppDeps(context: Context, { webDir, nightlyCommand = [] }: AppOptions): AppDeps {
  const deps: AppDeps = {
    ...context,
    webDir,
    nightlyCommand,
    isSecure: context.config.publicUrl.startsWith('https:'),
    collected: collect<AppDeps>(features, () => deps),
  };
  return deps;
}
