import { addMonths, bangkokDate, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import type { NextInvoice } from '@songwai/core/invoices/invoice';
import { useClock } from '@songwai/features/shared/clock-context';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { FileCheck, Receipt } from 'lucide';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { InvoiceCheck } from '../../shell/paying/invoice-check.tsx';
import { useUser } from '../../shell/session/use-user.ts';

interface NothingYetProps {
  /** Whether the company may pay by invoice. */
  readonly isEnabled: boolean;
  readonly next: NextInvoice | null;
}

/** No invoice was ever issued: when the first one comes, or how to be allowed to pay by invoice. */
export function NothingYet({ isEnabled, next }: NothingYetProps) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  const isOwner = useUser()?.company?.isOwner ?? false;
  const first = next?.billDate ?? bangkokDate(addMonths(startOfBangkokMonth(now), 1));
  if (isEnabled) {
    return (
      <Card padding="large">
        <EmptyState title={t('invoices.empty')} headingLevel={2} drawing={<IconTile icon={Receipt} outcome="success" />}>
          <Phrases text={t('invoices.emptyHelp', { date: first })} />
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {isOwner ? <InvoiceCheck /> : null}
      <Card padding="large">
        <EmptyState
          title={t('invoices.askTitle')}
          headingLevel={2}
          drawing={<IconTile icon={FileCheck} outcome="success" />}
          action={
            isOwner ? (
              <Link className={buttonClass({ variant: 'primary' })} to={localizedPath(language, '/settings/company')}>
                {t('invoices.ask')}
              </Link>
            ) : undefined
          }
        >
          <Phrases text={t(isOwner ? 'invoices.askHelp' : 'invoices.askOwner')} />
        </EmptyState>
      </Card>
    </>
  );
}
