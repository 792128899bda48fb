import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { GoOptions } from '../../routes/address-bar.ts';
import { localizedPath } from '../../routes/localized-path.ts';
import { usePortal } from '../portal-context.tsx';

/** Navigates to a page in the current language. */
export const useLocalizedNavigate = (): ((path: string, options?: GoOptions) => void) => {
  const [, navigate] = useLocation();
  const { language } = usePortal();
  return useCallback(
    (path, options) => {
      navigate(localizedPath(language.getState().language, path), options);
    },
    [navigate, language],
  );
};
