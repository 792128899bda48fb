import { createContext, useContext } from 'react';
import type { Portal } from './portal.ts';

export const PortalContext = createContext<Portal | null>(null);

/** @throws Error outside the portal's root: a page cannot work without it. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal is called outside PortalContext');
  return portal;
};
