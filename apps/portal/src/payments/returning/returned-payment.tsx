import { isChargeId } from '@songwai/core/payments/charge-id';
import { createPaymentFlow } from '@songwai/core/payments/payment-flow';
import { PaymentView } from '@songwai/features/payments/payment-view';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { useState } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { type WayOn, wayOn } from './way-on.ts';

interface ReturnedPaymentProps {
  /** Where to go on from an address without a payment. */
  readonly home: WayOn;
  /** Something came of it; money may have moved. */
  readonly onPaid?: (() => void) | undefined;
}

/** The payment that the bank leads back from, as the gateway knows it: what else the address says of it is not believed. */
export function ReturnedPayment({ home, onPaid }: ReturnedPaymentProps) {
  const t = useTranslate();
  const { search } = useAddress();
  const chargeId = new URLSearchParams(search).get('charge') ?? '';
  if (isChargeId(chargeId)) return <Followed key={chargeId} {...{ chargeId, home, onPaid }} />;
  return (
    <EmptyState title={t('payments.unknown')} headingLevel={2} action={<WayLink {...home} />}>
      {t('payments.unknownHelp')}
    </EmptyState>
  );
}

function Followed({ chargeId, home, onPaid }: ReturnedPaymentProps & { readonly chargeId: string }) {
  const { transport } = usePortal();
  const clock = useClock();
  const navigate = useLocalizedNavigate();
  const [flow] = useState(() => createPaymentFlow({ transport, payment: { chargeId }, clock }));
  return (
    <PaymentView
      flow={flow}
      isReturn
      onPaid={onPaid}
      onOtherWay={(payment) => navigate(wayOn(payment).path)}
      renderNext={(payment) => <WayLink {...wayOn(payment)} />}
      unknownAction={<WayLink {...home} />}
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
