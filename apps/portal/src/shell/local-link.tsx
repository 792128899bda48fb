import { linkClass } from '@songwai/ui/link/link';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from './language/use-language.ts';

interface LocalLinkProps {
  /** Path of a page without its language. */
  readonly to: string;
  readonly kind?: 'inline' | 'standalone';
  /** Called before it leads on. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A link to another page of the portal in the current language. */
export function LocalLink({ to, kind = 'inline', onPress, children }: LocalLinkProps) {
  const language = useLanguage();
  return (
    <Link className={linkClass({ kind })} to={localizedPath(language, to)} onClick={onPress}>
      {children}
    </Link>
  );
}
