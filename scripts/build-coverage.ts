import { writeFile } from 'node:fs/promises';
import { findTests, readBehaviours, writeCoverage } from './coverage.ts';

const page = writeCoverage(await readBehaviours(), await findTests());
await writeFile(new URL('../docs/coverage.md', import.meta.url), page);
