// Writes docs/notices.md: third-party software and data that we ship, with terms. `--check` fails if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataSources, packedPrograms } from './lib/data-sources.mjs';
import { installDependencies } from './lib/install.mjs';
import { packageNotices } from './lib/package-notices.mjs';
import { root } from './lib/paths.mjs';

const file = join(root, 'docs/notices.md');

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---|').join('')}`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
];

const sources = (list) =>
  table(
    ['what', 'what we ship of it', 'licence', 'credit'],
    list.map(({ name, shipped, licence, credit }) => [name, shipped, licence, credit]),
  );

/** Each licence once, with the text of the first package that has it. */
const licenceTexts = (notices) =>
  [...new Set(notices.map(({ licence }) => licence))].sort().flatMap((licence) => {
    const text = notices.find((notice) => notice.licence === licence && notice.text !== '')?.text;
    return text === undefined ? [] : ['', `### ${licence}`, '', '```text', text.replaceAll('```', "'''"), '```'];
  });

const page = (notices) =>
  [
    '# Notices',
    '',
    'Songwai itself is not under an open licence (`"license": "UNLICENSED"`). It ships software and data of others, by their terms. This page is written by',
    '`npm run notices` from what is installed and from `.tools/lib/data-sources.mjs`; `npm test` fails where it is out of date.',
    '',
    '## Data',
    '',
    ...sources(dataSources),
    '',
    '## Programs inside packages',
    '',
    ...sources(packedPrograms),
    '',
    '## Packages',
    '',
    'What the gateway runs, and what the portal and the widget load in a browser. The tools that build and test us are not shipped.',
    '',
    ...table(
      ['package', 'version', 'licence', 'copyright'],
      notices.map(({ name, version, licence, copyright }) => [`\`${name}\``, version, licence, copyright]),
    ),
    '',
    '## Licence texts',
    ...licenceTexts(notices),
    '',
  ].join('\n');

await installDependencies();
const wanted = page(packageNotices());
if (!process.argv.includes('--check')) writeFileSync(file, wanted);
else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('docs/notices.md is out of date: run `npm run notices` and commit it.');
  process.exitCode = 1;
}
