// Writes docs/embedding/elements.md from the sources of the widget's elements. `--check` fails if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeElements, elementsOf } from '../packages/widget/build/manifest/analyze-elements.ts';
import { elementsPage } from './lib/docs/elements-page.mjs';
import { root } from './lib/paths.mjs';

const widget = join(root, 'packages/widget');
const file = join(root, 'docs/embedding/elements.md');
const wanted = elementsPage(elementsOf(analyzeElements(widget)), widget);

if (!process.argv.includes('--check')) writeFileSync(file, wanted);
else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('docs/embedding/elements.md is out of date: run `npm run elements` and commit it.');
  process.exitCode = 1;
}
