import { formatBaht } from '@songwai/core/basics/money';
import type { Payment } from '@songwai/core/payments/payment';
import { Button } from '@songwai/ui/button/button';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Download } from 'lucide';
import { useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { PaymentTexts } from '../payment-texts.ts';
import { saveImage } from './save-image.ts';

interface SaveQrProps {
  readonly payment: Payment;
  readonly texts: PaymentTexts;
  readonly isPhone: boolean;
}

type Outcome = 'none' | 'saving' | 'saved' | 'failed';

/** Saves the code with its sum as a picture, for the bank's app to read. */
export function SaveQr({ payment, texts, isPhone }: SaveQrProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const { qrPayload, qrImage, amountSatang, reference } = payment;
  const code = qrPayload !== null ? { value: qrPayload } : qrImage !== null ? { pictureUrl: qrImage } : null;
  if (code === null) return null;

  const save = async () => {
    const { qrPicture } = await import('@songwai/ui/qr-code/qr-picture');
    const createCanvas = () => document.createElement('canvas');
    const picture = await qrPicture({ code, lines: [formatBaht(amountSatang), texts.codeNote], createCanvas });
    await saveImage(window, { picture, name: `promptpay-${reference}.png` });
  };
  const handlePress = () => {
    setOutcome('saving');
    save().then(
      () => setOutcome('saved'),
      () => setOutcome('failed'),
    );
  };
  const said = outcome === 'saved' ? t('payments.saved') : outcome === 'failed' ? t('payments.saveFailed') : '';
  return (
    <div>
      <Button
        variant={isPhone ? 'primary' : 'secondary'}
        size={isPhone ? 'large' : 'medium'}
        icon={Download}
        isFullWidth
        isLoading={outcome === 'saving'}
        onClick={handlePress}
      >
        {t('payments.save')}
      </Button>
      {said ? <p className={outcome === 'failed' ? 'sw-problem' : 'sw-note'}>{said}</p> : null}
      <LiveRegion message={said} />
    </div>
  );
}
