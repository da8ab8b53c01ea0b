import type { FeatureName, features } from '@rxweb/contracts/features';
import type { PersonAccess } from '@rxweb/contracts/shared/endpoint';
import type { SessionRole } from '@rxweb/contracts/shared/roles';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { ComponentType, ReactNode } from 'react';
import type { navigate } from '../navigation/navigation.ts';
import type { BadgeLabel, PageTitle } from '../texts/staff/frame-en.ts';
import type { IconDrawing } from '../ui/icons.ts';

/** Some features have only pages. */
export type WebFeatureName = FeatureName | 'account' | 'admin' | 'dashboard' | 'pharmacist' | 'setup';

/** Manifests hold no page code: the frame of the staff pages loads all of them. Visitors load none. */
export interface WebFeature {
  name: WebFeatureName;
  pages?: readonly FeaturePage[];
  nav?: readonly NavEntry[];
  today?: () => Promise<Partial<TodayCards>>;
  /** What waits, first on the dashboard. */
  queue?: () => Promise<ComponentType<PanelProps>>;
  /** A panel below the examples of the dashboard and the admin panel. */
  panel?: () => Promise<ComponentType>;
  /** Mounted in the frame for those who may open it, after the first page. */
  watcher?: FeatureWatcher;
  /** A line above every staff page, for what cannot wait. Renders nothing most of the time. */
  bar?: FeatureWatcher;
  auditTarget?: (target: string) => string | null;
}

export interface FeaturePage {
  path: string;
  /** An address people type that leads here (spec section 2). */
  shortPath?: string;
  /** Its Spanish is in the frame's catalogue. */
  title: PageTitle;
  /** It speaks the reader's language; others are marked as English. */
  isBilingual?: true;
  /** A `public` page has no guard. */
  access: PersonAccess;
  /** What a wrong role meets: the dashboard (spec section 2), or the Access Denied page. */
  wrongRole: 'redirect' | 'deny';
  /** Its parts scroll by themselves. */
  isPaned?: true;
  load: () => Promise<{ default: ComponentType<PageProps> }>;
}

export interface NavEntry {
  label: PageTitle;
  path: string;
  icon: IconDrawing;
  order: number;
  /** Who sees it. Default: those who may open the page at its path. */
  access?: PersonAccess;
  /** Belongs under the entry before it. */
  isSub?: true;
  /** The number beside the entry; 0 shows none. */
  useBadge?: () => number;
  /** What the badge counts, for screen readers. */
  badgeLabel?: BadgeLabel;
}

export interface FeatureWatcher {
  access: PersonAccess;
  isForMenu?: true;
  load: () => Promise<{ default: ComponentType }>;
}

export interface PageProps {
  /** On a public page without a session its texts are empty. */
  user: PageUser;
  role: SessionRole;
  path: string;
  /** By parameter name. */
  params: Readonly<Record<string, string | undefined>>;
  navigate: typeof navigate;
  pathOf: (feature: WebFeatureName) => string;
  signIn: (email: string, password: string) => Promise<{ message?: string }>;
  signOut: () => Promise<void>;
  overview: ReactNode;
  /** For the dashboard. */
  queue: ReactNode;
  /** Null leaves the target as it is. */
  auditTarget: (feature: string, target: string) => string | null;
}

export interface PageUser {
  id: string;
  email: string;
  name: string | null;
  firstName: string | null;
}

export interface PanelProps {
  todayCards: Partial<TodayCards>;
}

export interface TodayCard {
  icon: IconDrawing;
  title: (count: number) => string;
  /** Why it matters, or until when. */
  text: (soonest: string | null, store: StoreInfo) => string;
  action: string;
  href: string;
}

type TodayKindOf<Name extends FeatureName> = Extract<(typeof features)[number], { name: Name }>['todayKinds'][number];

/** By kind: a missing one does not compile. */
export type TodayCards<Name extends FeatureName = FeatureName> = Readonly<Record<TodayKindOf<Name>, TodayCard>>;
