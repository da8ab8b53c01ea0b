import { evaluateUsage, runEvaluate } from './commands/evaluate/evaluate.ts';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

try {
  process.exitCode = await runEvaluate(process.argv.slice(2), loadConfig(process.env), process);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n\n${evaluateUsage}`);
  process.exitCode = ConfigError.exitCode;
}
