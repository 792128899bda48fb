import { readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { run } from './run.mjs';

/** Beyond this, failures probably have one common cause. */
const mostFailuresShown = 15;

/** Adds up passed and failed tests of tools with different reports. */
export const createTally = () => {
  const steps = [];
  const failures = [];
  let passed = 0;
  let failed = 0;

  const add = (name, result, startedAt) => {
    passed += result.passed;
    failed += result.failed;
    steps.push({
      name,
      ...result,
      seconds: (performance.now() - startedAt) / 1000,
    });
  };

  /** Runs a step that counts as one check. */
  const check = async (name, [command, ...args]) => {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    const ok = (await run(command, args)) === 0;
    add(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }, startedAt);
    if (!ok) failures.push({ file: name, test: [command, ...args].join(' '), message: ['its output stands above'] });
    return ok;
  };

  /**
   * Runs a tool that writes a JSON report; `read` turns it into counts, `readFailures` into failed tests. An exit code other
   * than 0 without a failed test counts as one failure.
   */
  const runner = async (name, { command, args, options, report, read, readFailures }) => {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    rmSync(report, { force: true });
    const code = await run(command, args, options);
    let counts = { passed: 0, failed: 0 };
    const found = [];
    try {
      const content = JSON.parse(readFileSync(report, 'utf8'));
      counts = read(content);
      found.push(...readFailures(content));
    } catch (error) {
      console.error(`${name} left no report: ${error.message}`);
      counts.failed = 1;
    }
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (counts.passed + counts.failed === 0) counts.failed = 1;
    if (counts.failed > 0 && found.length === 0)
      found.push({ file: name, test: command, message: [`ended with code ${code}, no failed test in its report`] });
    failures.push(...found);
    add(name, counts, startedAt);
  };

  /** The number of steps so far, for `stepsSince`. */
  const mark = () => steps.length;
  const stepsSince = (begin) => steps.slice(begin);

  /** Adds the steps of a part that passed in an earlier run. */
  const recall = (part, before) => {
    console.log(`\n── ${part}: passed before at this commit (--again runs it)`);
    for (const step of before) {
      passed += step.passed;
      steps.push(step);
    }
  };

  const close = () => {
    console.log('\n── Summary');
    for (const step of steps) {
      console.log(
        `${step.failed ? '✗' : '✓'} ${step.name.padEnd(34)} ${String(step.passed).padStart(5)} passed ${String(step.failed).padStart(4)} failed ${step.seconds.toFixed(1).padStart(7)} s`,
      );
    }
    // At the end, because readers of a long log often see only its end.
    if (failures.length > 0) console.log('\n── Failed');
    for (const { file, test, message } of failures.slice(0, mostFailuresShown)) {
      console.log(`✗ ${file} › ${test}`);
      for (const line of message) console.log(`    ${line}`);
    }
    if (failures.length > mostFailuresShown) console.log(`… and ${failures.length - mostFailuresShown} more`);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  };

  return { check, runner, mark, stepsSince, recall, close };
};
