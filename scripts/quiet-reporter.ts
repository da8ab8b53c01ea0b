import type { TestCase } from 'vitest/node';
import { MinimalReporter } from 'vitest/node';

/** Prints failures in full, the names of retried tests, and totals. */
export default class QuietReporter extends MinimalReporter {
  readonly #retried: string[] = [];

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    if (test.diagnostic()?.flaky) this.#retried.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  override reportTestSummary(...args: Parameters<MinimalReporter['reportTestSummary']>): void {
    super.reportTestSummary(...args);
    for (const name of this.#retried) this.log(`Passed on the second try: ${name}`);
  }
}
