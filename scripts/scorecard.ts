import { runScorecard } from './scorecard/run-scorecard.ts';

process.exitCode = await runScorecard(process.argv.slice(2), {
  root: new URL('../', import.meta.url).pathname,
  now: new Date(),
  out: (text) => process.stderr.write(text),
});
