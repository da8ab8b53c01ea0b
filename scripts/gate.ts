import { runExplain } from './gate/explain.ts';

const usage = `Usage: npm run -s gate -- explain TEXT [--before TEXT] [--lang en|es]

  Explains what the safety gate finds in a message: the tier, the part that decided and its strongest signs, the probabilities, whether a
  core phrase is in it, and whether a language model would be asked.
`;

/** EX_USAGE (64) of sysexits.h. */
const usageExitCode = 64;

const [command, ...words] = process.argv.slice(2);
const explained = command === 'explain' ? runExplain(words) : null;
if (explained === null) {
  process.stderr.write(usage);
  process.exitCode = usageExitCode;
} else {
  process.stdout.write(`${explained}\n`);
}
