import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { ReturnedPayment } from './returned-payment.tsx';
import './return.page.css';

/** Return page of a payment provider (spec §2): the bank leads back here, whatever it was that was paid. */
export function ReturnPage() {
  const t = useTranslate();
  return (
    <main className="portal-payment" id="main">
      <PageHeader title={t('returning.title')} />
      <Card padding="large">
        <ReturnedPayment home={{ path: '/', text: 'returning.home' }} />
      </Card>
    </main>
  );
}
