import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { AddressedPayment } from './addressed-payment.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import type { WayOn } from './way-on.ts';
import './return.page.css';

const home: WayOn = { path: '/', text: 'returning.home' };

/** Return page of a payment provider (spec §2): the bank leads back here, whatever it was that was paid. */
export function ReturnPage() {
  const t = useTranslate();
  return (
    <main className="portal-payment" id="main">
      <PageHeader title={t('returning.title')} />
      <Card padding="large">
        <AddressedPayment home={home}>
          {(chargeId) => <ReturnedPayment key={chargeId} {...{ chargeId, home }} />}
        </AddressedPayment>
      </Card>
    </main>
  );
}
