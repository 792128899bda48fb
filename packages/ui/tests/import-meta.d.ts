/** What Vite puts in place of `import.meta.glob` when a test is built. */
interface ImportMeta {
  glob<Module>(pattern: string | readonly string[], options: { readonly eager: true }): Readonly<Record<string, Module>>;
}
