import { buttonClass } from '@songwai/ui/button/button';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { useBankPage } from './use-bank-page.ts';

interface BankLinkProps {
  /** The bank's page for this payment. */
  readonly uri: string;
  readonly bank: ReturnType<typeof useBankPage>;
  readonly isAgain: boolean;
}

/** Leads to the bank's page: a link, so that no browser blocks it. */
export function BankLink({ uri, bank, isAgain }: BankLinkProps) {
  const t = useTranslate();
  return (
    <a
      href={uri}
      className={buttonClass({ variant: 'primary', isFullWidth: true })}
      {...(bank.isSamePage ? {} : { target: '_blank', rel: 'noopener' })}
      onClick={bank.noteOpened}
    >
      <span>
        {t(isAgain ? 'payments.openBankAgain' : 'payments.openBank')}
        {bank.isSamePage ? null : <VisuallyHidden> {t('payments.newWindow')}</VisuallyHidden>}
      </span>
    </a>
  );
}
