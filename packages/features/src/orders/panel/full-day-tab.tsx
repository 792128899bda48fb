import { createContext } from 'react';

/** Opens a shell's page for hires by the day, which is a tab of the order there; null: the shell has none. */
export const FullDayTab = createContext<(() => void) | null>(null);
