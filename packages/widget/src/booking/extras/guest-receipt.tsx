import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { SavedReceiptHeader } from '@songwai/core/invoices/receipt-header';
import { fetchReceiptHeaders } from '@songwai/core/invoices/receipt-header-calls';
import { BillingForm } from '@songwai/features/invoices/billing-form';
import { BillingTexts } from '@songwai/features/invoices/billing-texts';
import { ReceiptChoice } from '@songwai/features/invoices/receipt-choice';
import { useEffect, useState } from 'react';
import type { GuestHost } from '../guest-state.ts';

interface GuestReceiptProps {
  readonly own: GuestHost;
  readonly isAskedFor: boolean;
}

/** Whether the guest wants a receipt, and in whose name: one that this guest has saved before, or a new one. */
export function GuestReceipt({ own, isAskedFor }: GuestReceiptProps) {
  const { transport, flow } = own;
  const [headers, setHeaders] = useState<readonly SavedReceiptHeader[] | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchReceiptHeaders(transport).then(
      (found) => isGone || setHeaders(found),
      (error: unknown) => {
        if (!isGone) setHeaders('failed');
        if (!(error instanceof GatewayError)) throw error;
      },
    );
    return () => {
      isGone = true;
    };
  }, [transport]);
  const known = headers === 'failed' || headers === null ? [] : headers;
  return (
    <BillingTexts>
      <ReceiptChoice
        {...{ flow, isAskedFor }}
        headers={known}
        isLoading={headers === null}
        hasFailed={headers === 'failed'}
        companyReceipt={null}
        renderAdding={(onEnd, start) => (
          <BillingForm
            key={start?.id}
            transport={transport}
            start={start}
            onEnd={(saved) => {
              if (saved) setHeaders([saved, ...known.filter(({ id }) => id !== saved.id)]);
              onEnd(saved);
            }}
          />
        )}
      />
    </BillingTexts>
  );
}
