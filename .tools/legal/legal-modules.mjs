import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingMinutes } from '../../packages/core/src/terms/legal/legal-text.ts';
import { parseLegal } from './parse-legal.mjs';

/** Below the repository's root. */
export const legalFolder = 'packages/core/src/terms/legal';

const languageOf = (file) => /-(th|en)\.md$/.exec(file)?.[1];

const moduleOf = (text) => `// Written by \`npm run legal\` from the Markdown file beside it.
import type { LegalText } from '../legal-text.ts';

export const text: LegalText = ${JSON.stringify(text, null, 2)};
`;

/**
 * For each legal text, the module that pages load: its path below `folder`, and its source.
 * @throws Error naming the file that cannot be read
 */
export const legalModules = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      try {
        const text = parseLegal(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'));
        const minutes = readingMinutes(text, languageOf(file));
        return { path: file.replace(/\.md$/, '.generated.ts'), source: moduleOf({ ...text, minutes }) };
      } catch (error) {
        throw new Error(`${file}: ${error.message}`, { cause: error });
      }
    });
