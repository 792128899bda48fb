import { useEffect } from 'react';

/** Our colours derive from it (`tokens.css`), which keeps any colour readable. */
const property = '--songwai-accent';

/** Shows the page in the partner's colour, as long as it is open. @param accent a value of `--songwai-accent`; empty: ours */
export function usePartnerColour(accent: string): void {
  useEffect(() => {
    if (accent === '') return;
    // The tokens are derived on the root.
    const { style } = document.documentElement;
    style.setProperty(property, accent);
    return () => void style.removeProperty(property);
  }, [accent]);
}
