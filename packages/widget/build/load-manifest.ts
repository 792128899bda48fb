import type { OutputBundle, OutputChunk, Plugin } from 'rollup';

interface UseCase {
  /** Modules that the use case loads, by the end of their path, with their static imports. */
  readonly loads: readonly string[];
  /** Modules to leave out, with the modules that only they import. */
  readonly without?: RegExp;
  /** Follows dynamic imports too: everything that the use case may load. */
  readonly isWhole?: boolean;
}

const chunksOf = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');

/** The files that a browser fetches in a use case. */
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

/** Writes `loads.json`, the files of each use case, for the size budgets. */
export const loadManifest = (useCases: Readonly<Record<string, UseCase>>): Plugin => ({
  name: 'load-manifest',
  generateBundle(_options, bundle) {
    const loads = Object.fromEntries(Object.entries(useCases).map(([name, useCase]) => [name, filesOf(bundle, useCase)]));
    this.emitFile({ type: 'asset', fileName: 'loads.json', source: JSON.stringify(loads, null, 1) });
  },
});
