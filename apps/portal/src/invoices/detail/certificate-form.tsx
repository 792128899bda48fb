import type { Invoice, Withheld } from '@songwai/core/invoices/invoice';
import { saveCertificate } from '@songwai/core/invoices/invoice-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { readTypedDay, setSlashes, showTypedDay } from '@songwai/ui/lib/typed-moment';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { invoicesKey } from '../../shell/menu/overdue.queries.ts';
import { usePortal } from '../../shell/portal-context.tsx';

interface CertificateFormProps {
  readonly invoice: Invoice;
  readonly withheld: Withheld;
  readonly onSaved: () => void;
  /** Absent: there is nothing to go back to. */
  readonly onEnd?: ((isSaved: boolean) => void) | undefined;
}

/** Number and date of the certificate. */
export function CertificateForm({ invoice, withheld, onSaved, onEnd }: CertificateFormProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const saving = useAction();
  const [number, setNumber] = useState(withheld.certificateNumber ?? '');
  const [date, setDate] = useState(withheld.certificateDate ?? '');
  const [wasSent, setWasSent] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  const isNumbered = number.trim() !== '';
  const day = readTypedDay(date);
  const refused = saving.error?.field;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isNumbered) return numberField.current?.focus();
    if (day === null) return dateField.current?.focus();
    return void saving.run(async () => {
      const certificate = { invoiceId: invoice.id, certificateNumber: number.trim(), certificateDate: showTypedDay(day) };
      await saveCertificate(transport, certificate);
      await queries.invalidateQueries({ queryKey: [...invoicesKey, 'one'] });
      onSaved();
    });
  };

  return (
    <form className="portal-invoice__form" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={numberField}
        label={t('invoice.certificateNumber')}
        value={number}
        onChange={setNumber}
        maxLength={40}
        autoComplete="off"
        error={(wasSent && !isNumbered) || refused === 'certificateNumber' ? t('invoice.certificateNumberMissing') : undefined}
      />
      <TextField
        ref={dateField}
        label={t('invoice.certificateDate')}
        hint={t('invoice.certificateDateHint')}
        value={date}
        onChange={(next) => setDate(setSlashes(date, next))}
        inputMode="numeric"
        autoComplete="off"
        error={(wasSent && day === null) || refused === 'certificateDate' ? t('invoice.certificateDateWrong') : undefined}
      />
      <Problem error={refused === 'certificateNumber' || refused === 'certificateDate' ? null : saving.error} />
      <Stack direction="row" gap="small">
        <Button type="submit" variant="tint" isLoading={saving.isBusy}>
          {t('invoice.certificateSave')}
        </Button>
        {onEnd ? (
          <Button variant="quiet" isDisabled={saving.isBusy} onClick={() => onEnd(false)}>
            {t('invoice.certificateCancel')}
          </Button>
        ) : null}
      </Stack>
    </form>
  );
}
