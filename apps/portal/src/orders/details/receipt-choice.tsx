import type { SavedReceiptHeader } from '@songwai/core/invoices/receipt-header';
import type { JobReceipt } from '@songwai/core/jobs/receipts/receipt-from-wire';
import type { OrderState } from '@songwai/core/orders/order-state';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { Switch } from '@songwai/ui/switch/switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { BillingDialog } from '../../invoices/billing/billing-dialog.tsx';
import { billingQuery } from '../../invoices/billing/billing-settings.queries.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';

const selectReceipt = ({ draft }: OrderState) => draft.receipt;

const receiptOf = ({ companyName, address, taxNumber }: SavedReceiptHeader): JobReceipt => ({
  companyName,
  companyAddress: address,
  taxNumber,
});

export interface ReceiptChoiceProps {
  /** The company's own data, for a company without a saved billing address. */
  readonly companyReceipt: JobReceipt | null;
}

/** Whether a receipt is wanted, and for which of the saved billing addresses; the first one can be entered here (spec §5). */
export function ReceiptChoice({ companyReceipt }: ReceiptChoiceProps) {
  const t = useTranslate();
  const { transport, part } = usePortal();
  const order = part(openOrder);
  const queries = useQueryClient();
  const user = useUser();
  const receipt = useFlow(order.store, selectReceipt);
  const saved = useQuery({ ...billingQuery(transport), enabled: user !== null });
  const [isAdding, setIsAdding] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  if (user === null) return null;
  const headers = saved.data ?? [];
  const choose = (header: SavedReceiptHeader | undefined) => {
    if (header) order.patch({ receipt: receiptOf(header) });
    setIsChanging(false);
  };

  const handleSwitch = (isWanted: boolean) => {
    if (!isWanted) order.patch({ receipt: null });
    else if (headers[0]) choose(headers[0]);
    else if (companyReceipt) order.patch({ receipt: companyReceipt });
    else setIsAdding(true);
  };
  const handleSaved = async () => {
    setIsAdding(false);
    // The last one that was changed comes first.
    const [newest] = await queries.fetchQuery({ ...billingQuery(transport), staleTime: 0 });
    choose(newest);
  };

  const chosen = headers.find(
    ({ taxNumber, companyName }) => taxNumber === receipt?.taxNumber && companyName === receipt.companyName,
  );
  return (
    <Card>
      <Stack gap="medium">
        <Switch
          label={t('details.receipt')}
          detail={saved.isError ? t('details.billingFailed') : undefined}
          isOn={receipt !== null}
          isBusy={saved.isPending}
          onChange={handleSwitch}
        />
        {receipt && isChanging ? (
          <>
            <RadioCards
              label={t('details.chooseBilling')}
              layout="list"
              value={chosen?.id ?? null}
              onChange={(id) => choose(headers.find((header) => header.id === id))}
              options={headers.map(({ id, companyName, taxNumber }) => ({
                value: id,
                label: companyName,
                detail: formatTaxId(taxNumber),
              }))}
            />
            <Button variant="quiet" icon={Plus} onClick={() => setIsAdding(true)}>
              {t('details.addBilling')}
            </Button>
          </>
        ) : null}
        {receipt && !isChanging ? (
          <Stack direction="row" justify="between" gap="small">
            <p>
              <span className="sw-strong">{receipt.companyName}</span>
              <br />
              <span className="sw-soft sw-note sw-figures">
                {formatTaxId(receipt.taxNumber)} · {receipt.companyAddress}
              </span>
            </p>
            <Button variant="quiet" onClick={() => setIsChanging(true)}>
              {t('details.changeBilling')}
            </Button>
          </Stack>
        ) : null}
      </Stack>
      {isAdding ? <BillingDialog saved={null} onSaved={() => void handleSaved()} onClose={() => setIsAdding(false)} /> : null}
    </Card>
  );
}
