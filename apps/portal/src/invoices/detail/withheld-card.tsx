import { formatBaht } from '@songwai/core/basics/money';
import type { Invoice, Withheld } from '@songwai/core/invoices/invoice';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Download } from 'lucide';
import { useState } from 'react';
import type { DocumentActions } from '../../tax-documents/use-document-actions.ts';
import { CertificateForm } from './certificate-form.tsx';

interface WithheldCardProps {
  readonly invoice: Invoice;
  readonly withheld: Withheld;
  readonly documents: DocumentActions;
}

/** The tax that the payer withheld: what to write on its certificate (50 ทวิ), and the certificate's number and date. */
export function WithheldCard({ invoice, withheld, documents }: WithheldCardProps) {
  const t = useTranslate();
  const [isChanging, setIsChanging] = useState(false);
  const [said, setSaid] = useState('');
  const { note, certificateNumber, certificateDate } = withheld;
  const isStored = certificateNumber !== null && certificateDate !== null;
  const handleEnd = (isSaved: boolean) => {
    setIsChanging(false);
    if (isSaved) setSaid(t('invoice.certificateDone'));
  };
  return (
    <Card padding="large">
      <Stack>
        <h2 className="sw-heading sw-heading--small">{t('invoice.certificate')}</h2>
        <p className="sw-note sw-figures">
          <Phrases
            text={t('invoice.certificateHelp', {
              amount: formatBaht(withheld.amountSatang),
              base: formatBaht(withheld.baseSatang),
            })}
          />
        </p>
        {note ? (
          <Button
            icon={Download}
            isFullWidth
            aria-label={documents.nameOf('download', note)}
            isLoading={documents.isBusy('download', note)}
            onClick={() => documents.download(note)}
          >
            {t('invoice.certificateNote')}
          </Button>
        ) : null}
        {isStored && !isChanging ? (
          <div className="portal-invoices__line">
            <p className="sw-strong sw-figures">
              {t('invoice.certificateStored', { number: certificateNumber, date: certificateDate })}
            </p>
            <Button variant="quiet" onClick={() => setIsChanging(true)}>
              {t('invoice.certificateChange')}
            </Button>
          </div>
        ) : (
          <CertificateForm {...{ invoice, withheld }} onEnd={isStored ? handleEnd : undefined} onSaved={() => handleEnd(true)} />
        )}
        <LiveRegion message={said} />
      </Stack>
    </Card>
  );
}
