import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { AddressedPayment } from '../../payments/returning/addressed-payment.tsx';
import type { WayOn } from '../../payments/returning/way-on.ts';
import './wallet-return.page.css';

const loadPayment = lazyPart(() => import('../../payments/returning/returned-payment.tsx'), ['payments', 'errors']);

const home: WayOn = { path: '/wallet', text: 'returning.wallet' };

/** Where the provider leads back to after a top-up: how it went, as the gateway knows it (spec §2 "wallet payment result"). */
export function WalletReturnPage() {
  const t = useTranslate();
  const queries = useQueryClient();
  return (
    <Stack gap="large">
      <PageHeader title={t('returning.title')} />
      <Card padding="large" className="portal-wallet-return">
        <AddressedPayment home={home}>
          {(chargeId) => (
            <LazyView key={chargeId} load={loadPayment} skeleton={<Skeleton shape="block" height="240px" />}>
              {({ ReturnedPayment }) => (
                <ReturnedPayment
                  {...{ chargeId, home }}
                  onPaid={() => void queries.invalidateQueries({ queryKey: ['wallet'] })}
                />
              )}
            </LazyView>
          )}
        </AddressedPayment>
      </Card>
    </Stack>
  );
}
