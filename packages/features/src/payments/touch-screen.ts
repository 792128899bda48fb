/** A phone or a tablet: it cannot scan its own screen, and the bank's app opens on it. */
export const touchScreen = '(hover: none) and (pointer: coarse)';
