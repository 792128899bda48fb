import { isChargeId } from '@songwai/core/payments/charge-id';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import type { ReactNode } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { WayLink } from './way-link.tsx';
import type { WayOn } from './way-on.ts';

interface AddressedPaymentProps {
  /** Where to go on from an address without a payment. */
  readonly home: WayOn;
  readonly children: (chargeId: string) => ReactNode;
}

/** The payment of the address that the bank leads back to. What else the address says of it is not believed. */
export function AddressedPayment({ home, children }: AddressedPaymentProps) {
  const t = useTranslate();
  const chargeId = new URLSearchParams(useAddress().search).get('charge') ?? '';
  if (isChargeId(chargeId)) return children(chargeId);
  return (
    <EmptyState title={t('returning.none')} headingLevel={2} action={<WayLink {...home} />}>
      {t('returning.noneHelp')}
    </EmptyState>
  );
}
