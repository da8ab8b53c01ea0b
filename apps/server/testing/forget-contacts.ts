import { forgetUnusedPeople } from '../src/features/people/forget.ts';
import type { TestApp } from './create-test-app.ts';

/** One run of the job that deletes contacts with nothing left. */
export const forgetContacts = ({ context }: TestApp) =>
  forgetUnusedPeople(context.pools.background, new AbortController().signal);
