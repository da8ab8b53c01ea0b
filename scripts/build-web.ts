// Builds the web app when it is out of date; with --force always.
import { ensureWebBuilt } from '../apps/web/ensure-web-built.ts';

await ensureWebBuilt({ force: process.argv.includes('--force'), log: console.log });
