/** How a glob of the bundler is asked. */
interface GlobOptions {
  readonly eager: true;
  readonly query?: string;
  readonly import?: string;
}

/** What Vite puts in place of `import.meta.glob` when a test or a story is built. */
interface ImportMeta {
  glob<Module>(pattern: string | readonly string[], options: GlobOptions): Readonly<Record<string, Module>>;
}
