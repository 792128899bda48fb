import { isChargeId } from '@songwai/core/payments/charge-id';
import { createPaymentFlow } from '@songwai/core/payments/payment-flow';
import { PaymentView } from '@songwai/features/payments/payment-view';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useState } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { type WayOn, wayOn } from './way-on.ts';
import './return.page.css';

/** Return page of a payment provider (spec §2): the bank leads back here, whatever it was that was paid. */
export function ReturnPage() {
  const t = useTranslate();
  const { search } = useAddress();
  const chargeId = new URLSearchParams(search).get('charge') ?? '';
  return (
    <main className="portal-payment" id="main">
      <PageHeader title={t('returning.title')} />
      <Card padding="large">
        {isChargeId(chargeId) ? (
          <ReturnedPayment key={chargeId} chargeId={chargeId} />
        ) : (
          <EmptyState title={t('payments.unknown')} headingLevel={2} action={<HomeLink />}>
            {t('payments.unknownHelp')}
          </EmptyState>
        )}
      </Card>
    </main>
  );
}

function ReturnedPayment({ chargeId }: { readonly chargeId: string }) {
  const { transport } = usePortal();
  const clock = useClock();
  const navigate = useLocalizedNavigate();
  const [flow] = useState(() => createPaymentFlow({ transport, payment: { chargeId }, clock }));
  return (
    <PaymentView
      flow={flow}
      isReturn
      onOtherWay={(payment) => navigate(wayOn(payment).path)}
      renderNext={(payment) => <WayLink {...wayOn(payment)} />}
      unknownAction={<HomeLink />}
    />
  );
}

function WayLink({ path, text }: WayOn) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Link href={localizedPath(language, path)} className={buttonClass({ variant: 'primary', isFullWidth: true })}>
      {t(text)}
    </Link>
  );
}

const HomeLink = () => <WayLink path="/" text="returning.home" />;
