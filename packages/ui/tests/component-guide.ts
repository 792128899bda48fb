/** What a designer or developer must know before choosing a component; its docs page is generated from it. */
export interface ComponentGuide {
  /** When to use it, one reason per line. */
  readonly use: readonly string[];
  /** When to use something else, and what. */
  readonly avoid: readonly string[];
  /** Keys and their effect; absent if the component handles none. */
  readonly keyboard?: readonly (readonly [keys: string, effect: string])[] | undefined;
  /** The ARIA Authoring Practices pattern that it follows, as in the pattern's URL: `combobox`, `dialog-modal`. */
  readonly pattern?: string | undefined;
  /** What else people call it, in Thai and English: the page of all components finds it by these. */
  readonly aliases?: readonly string[] | undefined;
  /** `new` until a screen of the product uses it; its props may still change. Default: `stable`. */
  readonly status?: 'new' | 'stable' | undefined;
  /** Changes that a screen using it has to know, newest first. */
  readonly changes?: readonly (readonly [date: string, change: string])[] | undefined;
  /** Types that the table of props only names, and the file that declares them (`src/table/table-model.ts`). */
  readonly types?: { readonly file: string; readonly names: readonly string[] } | undefined;
  /** What a screen reader announces, and other things that cannot be seen. */
  readonly notes?: readonly string[] | undefined;
}

/** For the meta of a story file: `parameters: guide({ use: […], avoid: […] })`. */
export const guide = (componentGuide: ComponentGuide): { readonly guide: ComponentGuide } => ({ guide: componentGuide });
