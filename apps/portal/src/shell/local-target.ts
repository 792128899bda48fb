import type { LinkTarget } from '@songwai/ui/lib/link-target';
import type { MouseEvent } from 'react';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from './language/use-language.ts';
import { useLocalizedNavigate } from './language/use-localized-navigate.ts';

/** Whether the browser would follow the link in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The target of a row or a menu entry that leads to a page of the portal, in the current language. */
export const useLocalTarget = (): ((path: string) => LinkTarget) => {
  const language = useLanguage();
  const navigate = useLocalizedNavigate();
  return (path) => ({
    href: localizedPath(language, path),
    onClick: (event) => {
      if (event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      navigate(path);
    },
  });
};
