import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { OtherMethodProps } from '@songwai/features/payments/payment-view';
import { saveImage } from '@songwai/features/payments/promptpay/save-image';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { BarCode } from '@songwai/ui/bar-code/bar-code';
import { Button } from '@songwai/ui/button/button';
import { CopyButton } from '@songwai/ui/copy-button/copy-button';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { CircleAlert, Download } from 'lucide';
import { useState } from 'react';

/** A bill on white paper: sum, bar code and references, to be scanned or typed; or that its time is over. */
export function BillSheet({ payment, texts, onRetry, isRetrying, onOtherWay }: OtherMethodProps) {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const { bill, state, expiresAt, reference } = payment;
  const amount = formatBaht(payment.amountSatang);
  const otherWay = onOtherWay ? (
    <Button variant="quiet" isFullWidth onClick={() => onOtherWay(payment)}>
      {t('payments.otherWay')}
    </Button>
  ) : null;

  if (state !== 'pending' || bill === null) {
    return (
      <>
        <EmptyState
          title={t('banking.billOver')}
          headingLevel={2}
          drawing={<IconTile icon={CircleAlert} outcome="warn" />}
          action={
            onRetry ? (
              <Button variant="primary" isLoading={isRetrying} onClick={() => onRetry(payment)}>
                {t('banking.billAgain')}
              </Button>
            ) : undefined
          }
        >
          {texts.unchanged}
        </EmptyState>
        {otherWay}
      </>
    );
  }

  const before = expiresAt ? t('banking.payBefore', { date: bangkokDate(expiresAt) }) : undefined;
  const references = [
    { term: 'Ref. 1', value: bill.reference1 },
    { term: 'Ref. 2', value: bill.reference2 },
  ];
  const save = async () => {
    const { barPicture } = await import('@songwai/ui/bar-code/bar-picture');
    const lines = [...references.map(({ term, value }) => `${term}  ${value}`), ...(before === undefined ? [] : [before])];
    const createCanvas = () => document.createElement('canvas');
    const picture = await barPicture({ value: bill.barcode, title: amount, lines, createCanvas });
    await saveImage(window, { picture, name: `bill-${reference}.png` });
  };
  const handleSave = () => {
    setIsSaving(true);
    save()
      .then(
        () => setSaid(t('banking.billSaved')),
        () => setSaid(t('banking.billSaveFailed')),
      )
      .finally(() => setIsSaving(false));
  };

  return (
    <Stack>
      <BarCode
        value={bill.barcode}
        label={t('banking.billLabel', { amount })}
        head={<strong className="sw-heading sw-figures">{amount}</strong>}
        caption={before}
      />
      <DescriptionList
        emptyText=""
        items={references.map(({ term, value }) => ({
          term,
          detail: <strong className="sw-figures">{value}</strong>,
          end: (
            <CopyButton
              value={value}
              isIconOnly
              texts={{ copy: t('banking.copy', { name: term }), copied: t('common.copied'), failed: t('banking.copyFailed') }}
            />
          ),
        }))}
      />
      <p className="sw-note">
        <Phrases text={texts.closable} />
      </p>
      <Button icon={Download} isFullWidth isLoading={isSaving} onClick={handleSave}>
        {t('banking.billSave')}
      </Button>
      {said ? <p className="sw-note">{said}</p> : null}
      <LiveRegion message={said} />
      {otherWay}
    </Stack>
  );
}
