/** What Vite substitutes for `import.meta.glob` when it builds a story. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { readonly eager: true; readonly import: string }): Readonly<Record<string, Module>>;
}
