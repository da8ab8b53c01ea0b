import { describeReleases } from './describe-releases.ts';
import { authSections } from './sections/sections.ts';

describeReleases(authSections);
