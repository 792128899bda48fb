import { createContext, type ReactNode } from 'react';

/** Rows that the shell adds to the ways to a place when a stop's search opens; only our own page has any. */
export const ShellWaysContext = createContext<ReactNode>(null);
