// Writes the modules of the legal texts from their Markdown files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { legalFolder, legalModules } from './legal-modules.mjs';

const folder = join(root, legalFolder);
for (const { path, source } of legalModules(folder)) writeFileSync(join(folder, path), source);
