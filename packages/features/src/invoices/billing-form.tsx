import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { type ReceiptHeaderToSave, saveReceiptHeader } from '@songwai/core/invoices/receipt-header-calls';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { useEffect, useState } from 'react';
import { gatewayErrorText } from '../shared/gateway-error-text.ts';
import { focusBranch } from '../shared/office-fields.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import { BillingFields } from './billing-fields.tsx';
import type { EndAdding } from './receipt-choice.tsx';
import { emptyBilling, useBillingForm } from './use-billing-form.ts';

export interface BillingFormProps {
  readonly transport: Transport;
  readonly onEnd: EndAdding;
  /** What is known of it already; with an `id`, a saved one that lacks something. */
  readonly start?: ReceiptHeaderToSave | undefined;
}

/** A new billing address in its place, because a dialog would cover the page around an element. */
export function BillingForm({ transport, onEnd, start }: BillingFormProps) {
  const t = useTranslate();
  const [form, setForm] = useState(start ?? emptyBilling);
  const billing = useBillingForm(form, setForm);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<GatewayError | null>(null);
  const { taxNumber, branch } = billing.refs;
  const isCompletion = start !== undefined;

  // A press has asked for it.
  useEffect(() => (isCompletion ? focusBranch(branch.current) : taxNumber.current?.focus()), [taxNumber, branch, isCompletion]);

  const handleSave = async () => {
    const checked = billing.check();
    if (checked === null || isBusy) return;
    setBusy(true);
    setError(null);
    try {
      onEnd(await saveReceiptHeader(transport, { ...checked, ...(start?.id !== undefined && { id: start.id }) }));
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      setError(cause);
      setBusy(false);
    }
  };

  return (
    <Stack>
      {isCompletion ? <Banner tone="info">{t('billing.officeMissing')}</Banner> : null}
      <BillingFields billing={billing} />
      {error ? <Banner tone="danger">{gatewayErrorText(error, t)}</Banner> : null}
      <Stack direction="row" gap="small">
        <Button variant="tint" isLoading={isBusy} onClick={() => void handleSave()}>
          {t('billing.save')}
        </Button>
        <Button variant="quiet" isDisabled={isBusy} onClick={() => onEnd()}>
          {t('billing.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
