/** What a designer or developer has to know before choosing a component; its docs page is drawn from it. */
export interface ComponentGuide {
  /** When this is the right choice, one reason a line. */
  readonly use: readonly string[];
  /** When something else is better, and what. */
  readonly avoid: readonly string[];
  /** Keys and what they do; nothing where the component takes no keys. */
  readonly keyboard?: readonly (readonly [keys: string, effect: string])[] | undefined;
  /** The pattern of the ARIA Authoring Practices that it follows, as the address spells it: `combobox`, `dialog-modal`. */
  readonly pattern?: string | undefined;
  /** What a screen reader is told, and whatever else cannot be seen. */
  readonly notes?: readonly string[] | undefined;
}

/** For a story file's meta: `parameters: guide({ use: […], avoid: […] })`. */
export const guide = (componentGuide: ComponentGuide): { readonly guide: ComponentGuide } => ({ guide: componentGuide });
