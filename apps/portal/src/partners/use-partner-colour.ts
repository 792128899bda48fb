import type { PartnerTheme } from '@songwai/core/partners/partner';
import { useEffect } from 'react';

/** Our colours derive from it (`tokens.css`), which keeps any colour readable. */
const property = '--songwai-accent';

/** Shows the page in the partner's colour, as long as it is open. */
export function usePartnerColour({ accent, accentDark = accent }: PartnerTheme): void {
  useEffect(() => {
    if (accent === undefined) return;
    // The tokens are derived on the root.
    const { style } = document.documentElement;
    style.setProperty(property, `light-dark(${accent}, ${accentDark})`);
    return () => void style.removeProperty(property);
  }, [accent, accentDark]);
}
