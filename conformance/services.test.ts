import { describeReleases } from './describe-releases.ts';
import { serviceSections } from './sections/sections.ts';

describeReleases(serviceSections);
