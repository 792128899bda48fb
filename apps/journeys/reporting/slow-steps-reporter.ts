import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const slowMs = 3000;

/** The steps of a journey that took long, each with those inside it. */
const slowSteps = (steps: readonly TestStep[], depth = 1): readonly string[] =>
  steps
    .filter(({ duration }) => duration >= slowMs || duration < 0)
    .flatMap((step) => [
      // A step that never ended has no duration.
      `${'  '.repeat(depth)}${step.duration < 0 ? 'never ended' : `${(step.duration / 1000).toFixed(1)} s`}  ${step.title}${step.location ? `  :${step.location.line}` : ''}`,
      ...slowSteps(step.steps, depth + 1),
    ]);

/** Says of each failed journey where its time went: a hang is often long before the line that fails. */
export default function slowStepsReporter(): Reporter {
  const lines: string[] = [];
  return {
    onTestEnd(test: TestCase, result: TestResult) {
      if (result.status === 'failed' || result.status === 'timedOut')
        lines.push(`  ${test.title} (${(result.duration / 1000).toFixed(1)} s)`, ...slowSteps(result.steps, 2));
    },
    onEnd(_result: FullResult) {
      if (lines.length > 0) process.stdout.write(`\nWhere failed journeys spent their time\n${lines.join('\n')}\n`);
    },
    printsToStdio: () => true,
  };
}
