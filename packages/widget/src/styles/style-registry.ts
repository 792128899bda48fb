type Adopter = (sheet: CSSStyleSheet) => void;

// Style sheets are a property of the loaded code, not of an element: every chunk registers its own once, every shadow root adopts them all.
const sheets: CSSStyleSheet[] = [];
const adopters = new Set<Adopter>();

/** Called by the modules that the build makes of `.css` files. */
export const registerStyles = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const adopt of adopters) adopt(sheet);
};

/**
 * Puts all styles into a shadow root, those of chunks that come later too. Adopted sheets need no `style-src 'unsafe-inline'` of the host.
 * @returns stops adopting; the root keeps what it has
 */
export const adoptStyles = (root: ShadowRoot): (() => void) => {
  root.adoptedStyleSheets.push(...sheets);
  const adopt: Adopter = (sheet) => root.adoptedStyleSheets.push(sheet);
  adopters.add(adopt);
  return () => adopters.delete(adopt);
};
