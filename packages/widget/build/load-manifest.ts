import type { OutputBundle, OutputChunk, Plugin } from 'rollup';

interface UseCase {
  /** Modules that the use case loads by itself, by the end of their path; what they import statically comes along. */
  readonly loads: readonly string[];
  /** Modules that are left out together with what only they bring. */
  readonly without?: RegExp;
  /** Follows dynamic imports too: everything that the use case may load in its course. */
  readonly isWhole?: boolean;
}

const chunksOf = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');

/** Which files a use case makes a browser fetch. */
const filesOf = (bundle: OutputBundle, { loads, without, isWhole = false }: UseCase): string[] => {
  const chunks = chunksOf(bundle);
  const isLeftOut = (chunk: OutputChunk) => without !== undefined && chunk.moduleIds.some((id) => without.test(id));
  const named = (names: readonly string[]) => chunks.filter((chunk) => names.includes(chunk.fileName));
  const files = new Set<string>();
  const visit = (chunk: OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    named(chunk.imports).forEach(visit);
    if (isWhole) for (const next of named(chunk.dynamicImports)) if (!isLeftOut(next)) visit(next);
  };
  for (const end of loads) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!chunk) throw new Error(`No chunk holds ${end}: a budget would be held against nothing`);
    visit(chunk);
  }
  return [...files].sort();
};

/** Leaves `loads.json`: the files of each use case, which the size budget adds up. */
export const loadManifest = (useCases: Readonly<Record<string, UseCase>>): Plugin => ({
  name: 'load-manifest',
  generateBundle(_options, bundle) {
    const loads = Object.fromEntries(Object.entries(useCases).map(([name, useCase]) => [name, filesOf(bundle, useCase)]));
    this.emitFile({ type: 'asset', fileName: 'loads.json', source: JSON.stringify(loads, null, 1) });
  },
});
