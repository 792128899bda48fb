/** What a component has to know of its element. */
export interface ElementEntry {
  /** Attributes by property. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Properties that are no attributes. */
  readonly properties: readonly string[];
  /** Events by the prop that handles them. */
  readonly events: Readonly<Record<string, string>>;
}

/** All elements by tag. */
export type ElementTable = Readonly<Record<string, ElementEntry>>;
