import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useQueryClient } from '@tanstack/react-query';
import { ReturnedPayment } from '../../payments/returning/returned-payment.tsx';
import { walletKey } from '../wallet.queries.ts';

/** Where the provider leads back to after a top-up: how it went, as the gateway knows it (spec §2 "wallet payment result"). */
export function WalletReturnPage() {
  const t = useTranslate();
  const queries = useQueryClient();
  return (
    <Stack gap="large">
      <PageHeader title={t('returning.title')} />
      <Card padding="large">
        <ReturnedPayment
          home={{ path: '/wallet', text: 'returning.wallet' }}
          onPaid={() => void queries.invalidateQueries({ queryKey: walletKey })}
        />
      </Card>
    </Stack>
  );
}
