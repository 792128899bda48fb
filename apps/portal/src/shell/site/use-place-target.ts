import type { LinkTarget } from '@songwai/ui/lib/link-target';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../language/use-language.ts';
import { useLocalTarget } from '../local-target.ts';

/** The target of a place of the public site. An anchor is the browser's own matter: it scrolls there when the document has it. */
export const usePlaceTarget = (): ((to: string) => LinkTarget) => {
  const language = useLanguage();
  const target = useLocalTarget();
  return (to) => (to.includes('#') ? { href: localizedPath(language, to) } : target(to));
};
