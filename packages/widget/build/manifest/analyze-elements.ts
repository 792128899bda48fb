import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { create } from '@custom-elements-manifest/analyzer/src/create.js';
import type typescript from 'typescript';
import { attributesOfKinds } from './attributes-of-kinds.ts';
import type { ElementDeclaration, Manifest } from './manifest.ts';
import { passedAttributes } from './passed-attributes.ts';
import { publicFace } from './public-face.ts';

/** The compiler of the analyzer, which reads only what its own compiler has parsed. */
const ts = createRequire(import.meta.resolve('@custom-elements-manifest/analyzer/package.json'))(
  'typescript',
) as typeof typescript;

/** The classes of our elements, and what their events carry. */
const sources = ['src/elements/songwai-*.ts', 'src/widget-events.ts'];

/** Reads the sources of the elements into a custom-elements manifest. @param folder of the widget's package */
export const analyzeElements = (folder: string): Manifest => {
  const files = globSync(sources, { cwd: folder, exclude: (name) => name.endsWith('.test.ts') })
    .map((file) => file.split(sep).join('/'))
    .sort();
  const modules = files.map((file) =>
    ts.createSourceFile(file, readFileSync(`${folder}/${file}`, 'utf8'), ts.ScriptTarget.ES2022, true),
  );
  const manifest = create({
    modules,
    plugins: [attributesOfKinds(ts), passedAttributes(ts), publicFace(ts)],
    context: { dev: false },
  });
  if (elementsOf(manifest).length === 0) throw new Error(`No element has a @tagname in ${sources.join(', ')}`);
  return manifest;
};

/** An element of the package: a class with a tag. */
export type Element = ElementDeclaration & { readonly tagName: string };

/** The elements of a manifest, in the order of their tags. */
export const elementsOf = ({ modules }: Manifest): readonly Element[] =>
  modules
    .flatMap(({ declarations }) => declarations)
    .filter((declaration): declaration is Element => declaration.tagName !== undefined)
    .sort((one, other) => (one.tagName < other.tagName ? -1 : 1));
