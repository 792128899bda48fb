import { readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { run } from './run.mjs';

/** More than this is one fault many times over. */
const mostFailuresShown = 15;

/** Counts what passed and failed over tools that each count in their own way. */
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

  /** A step that is one check: it passes or it fails. */
  const check = async (name, [command, ...args]) => {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    const ok = (await run(command, args)) === 0;
    add(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }, startedAt);
    if (!ok) failures.push({ file: name, test: [command, ...args].join(' '), message: ['its output stands above'] });
    return ok;
  };

  /**
   * A runner that leaves a JSON report; `read` turns it into counts, `readFailures` into the failed tests. A runner that fails without a
   * failed test counts as one failure.
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

  /** How many steps there are so far, for `stepsSince`. */
  const mark = () => steps.length;
  const stepsSince = (begin) => steps.slice(begin);

  /** Counts the steps of a part that passed before. */
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
    // A reader who sees only the end of a long log still learns what failed.
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
