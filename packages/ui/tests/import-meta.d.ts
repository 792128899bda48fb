/** Options of the bundler's glob import. */
interface GlobOptions {
  readonly eager: true;
  readonly query?: string;
  readonly import?: string;
}

/** What Vite substitutes for `import.meta.glob` when it builds a test or a story. */
interface ImportMeta {
  glob<Module>(pattern: string | readonly string[], options: GlobOptions): Readonly<Record<string, Module>>;
  glob<Module>(pattern: string | readonly string[]): Readonly<Record<string, () => Promise<Module>>>;
}
