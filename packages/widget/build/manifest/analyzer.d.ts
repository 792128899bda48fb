/** The analyzer, called from a program; it brings no types for that. */
declare module '@custom-elements-manifest/analyzer/src/create.js' {
  export function create(options: {
    readonly modules: readonly import('typescript').SourceFile[];
    readonly plugins: readonly import('./manifest.ts').AnalyzerPlugin[];
    readonly context: { readonly dev: boolean };
  }): import('./manifest.ts').Manifest;
}
