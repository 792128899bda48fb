import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import type { WayOn } from './way-on.ts';

/** Leads on from a payment. */
export function WayLink({ path, text }: WayOn) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Link href={localizedPath(language, path)} className={buttonClass({ variant: 'primary', isFullWidth: true })}>
      {t(text)}
    </Link>
  );
}
