import { buttonClass } from '@songwai/ui/button/button';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { useTranslate } from '../../shared/translate-context.tsx';

/** Where no card provider is configured, a code cannot be scanned: leads to the page that plays the bank. */
export function SandboxLink({ uri }: { readonly uri: string }) {
  const t = useTranslate();
  return (
    <a href={uri} target="_blank" rel="noopener" className={buttonClass({ variant: 'secondary', isFullWidth: true })}>
      <span>
        {t('payments.sandbox')}
        <VisuallyHidden> {t('payments.newWindow')}</VisuallyHidden>
      </span>
    </a>
  );
}
