import type { SavedReceiptHeader } from '@songwai/core/invoices/receipt-header';
import type { ReceiptHeaderToSave } from '@songwai/core/invoices/receipt-header-calls';
import type { JobReceipt } from '@songwai/core/jobs/receipts/receipt-from-wire';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { lacksOffice, withPostcode } from '@songwai/core/validation/fields/buyer-branch';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { Switch } from '@songwai/ui/switch/switch';
import { Plus } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { officeText } from '../shared/office-text.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';

const selectReceipt = ({ draft }: OrderState) => draft.receipt;

const receiptOf = ({ companyName, address, taxNumber, branch, postcode }: SavedReceiptHeader): JobReceipt => ({
  companyName,
  companyAddress: address,
  taxNumber,
  branch,
  postcode,
});

const headerOf = ({ companyAddress, companyName, taxNumber, branch, postcode }: JobReceipt): ReceiptHeaderToSave => ({
  companyName,
  address: companyAddress,
  taxNumber,
  // A draft that an older version of this program stored has neither.
  branch: branch ?? '',
  postcode: postcode ?? '',
});

/** The saved billing address that a receipt was made out to. */
const savedLike = (headers: readonly SavedReceiptHeader[], { taxNumber, companyName, branch }: JobReceipt) =>
  headers.find(
    (header) =>
      header.taxNumber === taxNumber &&
      header.companyName === companyName &&
      (!branch || !header.branch || header.branch === branch),
  );

/** Closes the form for another billing address; with one that was saved, it is chosen. */
export type EndAdding = (saved?: SavedReceiptHeader) => void;

export interface ReceiptChoiceProps {
  readonly flow: OrderFlow;
  /** The saved billing addresses, the last changed first. */
  readonly headers: readonly SavedReceiptHeader[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** The company's own data, for a company without a saved billing address. */
  readonly companyReceipt: JobReceipt | null;
  /** A press before this part was here has asked for it. */
  readonly isAskedFor?: boolean | undefined;
  /**
   * The form for another billing address, below the choice or over it; with `start`, for one that lacks what papers have to say by
   * now.
   */
  readonly renderAdding: (onEnd: EndAdding, start?: ReceiptHeaderToSave) => ReactNode;
}

/** Whether a receipt is wanted, and for which of the saved billing addresses; the first one can be entered here (spec §5). */
export function ReceiptChoice(props: ReceiptChoiceProps) {
  const { flow, headers, isLoading, hasFailed, companyReceipt, isAskedFor = false, renderAdding } = props;
  const t = useTranslate();
  const receipt = useFlow(flow.store, selectReceipt);
  const [isAdding, setIsAdding] = useState(false);
  const [lacking, setLacking] = useState<ReceiptHeaderToSave | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const choose = (header: SavedReceiptHeader | undefined) => {
    if (header && lacksOffice(header)) return setLacking(header);
    if (header) flow.patch({ receipt: receiptOf(header) });
    setIsChanging(false);
  };

  const handleSwitch = (isWanted: boolean) => {
    if (!isWanted) {
      setIsAdding(false);
      setLacking(null);
      flow.patch({ receipt: null });
    } else if (headers[0]) choose(headers[0]);
    else if (companyReceipt && lacksOffice(companyReceipt)) setLacking(headerOf(companyReceipt));
    else if (companyReceipt) flow.patch({ receipt: companyReceipt });
    else setIsAdding(true);
  };
  const isOpening = isAskedFor && !isLoading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what can be chosen
  useEffect(() => {
    if (isOpening && receipt === null) handleSwitch(true);
  }, [isOpening]);
  const handleEnd: EndAdding = (saved) => {
    setIsAdding(false);
    setLacking(null);
    if (saved) choose(saved);
  };
  // A receipt of a draft or a copied order from before offices were asked for.
  const incomplete = lacking ?? (receipt && lacksOffice(receipt) ? (savedLike(headers, receipt) ?? headerOf(receipt)) : null);

  const chosen = receipt === null ? undefined : savedLike(headers, receipt);
  return (
    <Card>
      <Stack gap="medium">
        <Switch
          label={t('details.receipt')}
          detail={hasFailed ? t('details.billingFailed') : undefined}
          isOn={receipt !== null || isAdding || lacking !== null}
          isBusy={isLoading}
          onChange={handleSwitch}
        />
        {receipt && isChanging ? (
          <>
            <RadioCards
              label={t('details.chooseBilling')}
              layout="list"
              value={chosen?.id ?? null}
              onChange={(id) => choose(headers.find((header) => header.id === id))}
              options={headers.map(({ id, companyName, taxNumber, branch }) => ({
                value: id,
                label: companyName,
                detail: [formatTaxId(taxNumber), officeText(t, branch)].filter(Boolean).join(' · '),
              }))}
            />
            {isAdding ? null : (
              <Button variant="quiet" icon={Plus} onClick={() => setIsAdding(true)}>
                {t('details.addBilling')}
              </Button>
            )}
          </>
        ) : null}
        {receipt && !isChanging ? (
          <Stack direction="row" justify="between" gap="small">
            <p>
              <span className="sw-strong">{receipt.companyName}</span>
              <br />
              <span className="sw-soft sw-note sw-figures">
                {[formatTaxId(receipt.taxNumber), officeText(t, receipt.branch)].filter(Boolean).join(' · ')}
                <br />
                {withPostcode(receipt.companyAddress, receipt.postcode)}
              </span>
            </p>
            <Button variant="quiet" onClick={() => setIsChanging(true)}>
              {t('details.changeBilling')}
            </Button>
          </Stack>
        ) : null}
        {incomplete ? renderAdding(handleEnd, incomplete) : isAdding ? renderAdding(handleEnd) : null}
      </Stack>
    </Card>
  );
}
