// Checks that a change of the widget's elements has a changeset. `--record`, after `changeset version`, writes down what the new version has.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeElements } from '../packages/widget/build/manifest/analyze-elements.ts';
import { root } from './lib/paths.mjs';
import { faceOf, faceProblem } from './lib/rules/public-face.mjs';

const widget = join(root, 'packages/widget');
const file = join(widget, 'npm/released.json');
const { version } = JSON.parse(readFileSync(join(widget, 'package.json'), 'utf8'));
const face = faceOf(analyzeElements(widget));

if (process.argv.includes('--record')) writeFileSync(file, `${JSON.stringify({ version, face }, null, 2)}\n`);
else {
  const changesets = readdirSync(join(root, '.changeset'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(root, '.changeset', name), 'utf8'));
  const released = JSON.parse(readFileSync(file, 'utf8'));
  const problem = faceProblem({ face, version, released, changesets });
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
