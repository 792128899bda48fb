type Adopter = (sheet: CSSStyleSheet) => void;

// Every chunk registers its style sheets once, and every shadow root adopts all of them.
const sheets: CSSStyleSheet[] = [];
const adopters = new Set<Adopter>();

/** Called by the modules that the build generates from `.css` files. */
export const registerStyles = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const adopt of adopters) adopt(sheet);
};

/**
 * Adopts all styles in a shadow root, also those of chunks that load later. Adopted sheets need no `style-src 'unsafe-inline'` of the host.
 * @returns stops adopting; the root keeps what it has
 */
export const adoptStyles = (root: ShadowRoot): (() => void) => {
  root.adoptedStyleSheets.push(...sheets);
  const adopt: Adopter = (sheet) => root.adoptedStyleSheets.push(sheet);
  adopters.add(adopt);
  return () => adopters.delete(adopt);
};
