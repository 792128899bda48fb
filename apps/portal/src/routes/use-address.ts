import { useLocation, useSearch } from 'wouter';
import type { Address } from './address-bar.ts';

/** The address of the page on the screen. */
export const useAddress = (): Address => {
  const [pathname] = useLocation();
  const search = useSearch();
  return { pathname, search: search === '' ? '' : `?${search}` };
};
