import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

const messageLines = 4;
const longestLine = 200;

/** The first lines of an error, without colours, blank lines and the stack trace. */
const shorten = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at /.test(line))
    .slice(0, messageLines)
    .map((line) => line.slice(0, longestLine));

const failure = ({ file, test, message }) => ({ file: relative(root, file) || file, test, message: shorten(message) });

/** The failed tests of a Vitest report, and files that failed before their first test. */
export const vitestFailures = (report) =>
  report.testResults.flatMap((file) => {
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return [failure({ file: file.name, test: '(the file itself)', message: file.message })];
    return file.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) =>
        failure({ file: file.name, test: fullName, message: failureMessages?.[0] ?? status }),
      );
  });

/** Errors outside of tests, as `stray-errors-reporter.mjs` writes them: nobody awaited them, or a worker ended. */
export const strayFailures = (errors) =>
  errors.map(({ file, test, message, stack }) => {
    const place = stripVTControlCharacters(stack ?? '')
      .split('\n')
      .find((line) => /^\s+at .*:\d+/.test(line));
    return failure({
      file: file ?? 'units',
      test: `(an error outside of tests${test ? `, last in: ${test}` : ''})`,
      message: `${message}\n${(place ?? '').trim()}`.replace(/^at /m, 'in '),
    });
  });

/** The specs of a suite and of the suites in it, each named by the titles that lead to it. */
const specsOf = (suite, names = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...names, spec.title].join(' ') })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...names, inner.title])),
];

/** Journeys of a Playwright report that failed, passed only when retried, or were skipped; also errors of the run itself. */
export const playwrightFailures = (report) => {
  const broken = (report.errors ?? []).map(({ message, location }) =>
    failure({ file: location?.file ?? 'journeys', test: '(the run itself)', message }),
  );
  const failed = report.suites
    .flatMap((file) => specsOf(file))
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, status, results }) =>
          failure({
            file: `${report.config.rootDir}/${spec.file}`,
            test: `${spec.name} [${projectName}]`,
            message: results.find(({ error }) => error !== undefined)?.error.message ?? status,
          }),
        ),
    );
  return [...broken, ...failed];
};
