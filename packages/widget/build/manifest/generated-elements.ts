import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rollup';
import { elementsOf } from './analyze-elements.ts';
import type { Manifest } from './manifest.ts';
import { tableOf } from './write-table.ts';
import { exportedTypes, writeTypes } from './write-types.ts';

const types = fileURLToPath(new URL('../../.types/', import.meta.url));
/** The compiler writes the types of a module beside those of the others. */
const typesOfModule = (module: string): string => `${types}${module.replace(/\.tsx?$/, '.d.ts')}`;
const typesOfCore = fileURLToPath(new URL('../../../core/.types/', import.meta.url));
/** These have no files; they are named like some, beside what they import. */
const elements = `${types}package/npm/elements.generated.d.ts`;
const songwaiTypes = `${types}package/npm/songwai.generated.d.ts`;
const reactTypes = `${types}package/npm/react.generated.d.ts`;
const react = 'songwai:react';

/** Code of the components: one for each element. */
const components = (manifest: Manifest): string => {
  const table = tableOf(manifest);
  return [
    "import { createComponent } from './create-component.ts';",
    ...elementsOf(manifest).map(
      ({ name, tagName }) => `export const ${name} = createComponent('${tagName}', ${JSON.stringify(table[tagName])});`,
    ),
  ].join('\n');
};

const componentTypes = (manifest: Manifest): string =>
  [
    "import type { SongwaiComponent, SongwaiProps } from './create-component.ts';",
    'export type { SongwaiComponent, SongwaiProps };',
    ...elementsOf(manifest).flatMap(({ name, tagName, description }) => [
      `/** ${(description ?? '').replaceAll('\n', ' ')} */`,
      `export declare const ${name}: SongwaiComponent<'${tagName}'>;`,
    ]),
  ].join('\n');

/** Types of the first entry: all that a partner may want to name. */
const songwaiExports = (manifest: Manifest): string =>
  [
    "export { type LoadOptions, loadSongwai } from './songwai.ts';",
    "export type { MountOptions, Songwai } from './songwai-global.ts';",
    "export type { ElementOf, HandlersOf, MarkupOf, PropertiesOf, SongwaiTag } from './element-types.ts';",
    `export type { ${exportedTypes(manifest).join(', ')} } from './elements.ts';`,
  ].join('\n');

/** Gives the build of the package what follows from the elements' sources: their types, and a component for each. */
export const generatedElements = (manifest: Manifest): Plugin => ({
  name: 'generated-elements',
  resolveId(source, importer) {
    if ([react, elements, songwaiTypes, reactTypes].includes(source)) return source;
    if (importer === react) return fileURLToPath(new URL(`../../npm/${source}`, import.meta.url));
    if (source.startsWith('@songwai/core/')) return `${typesOfCore}${source.slice('@songwai/core/'.length)}.d.ts`;
    return /\/elements(\.ts|\.d\.ts)?$/.test(source) && importer?.startsWith(`${types}package/`) ? elements : null;
  },
  load(id) {
    if (id === react) return components(manifest);
    if (id === reactTypes) return componentTypes(manifest);
    if (id === songwaiTypes) return songwaiExports(manifest);
    return id === elements ? writeTypes(manifest, typesOfModule) : null;
  },
});

/** The inputs that are generated. */
export const generatedInputs = { react, reactTypes, songwaiTypes } as const;
