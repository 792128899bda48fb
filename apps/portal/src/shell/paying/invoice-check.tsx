import { fetchVerification } from '@songwai/core/companies/documents-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';

/** Why the owner of a company cannot pay by invoice yet: its documents are being checked. Nothing where none were handed in. */
export function InvoiceCheck() {
  const t = useTranslate();
  const { transport } = usePortal();
  const { data } = useQuery({ queryKey: ['company-verification'], queryFn: () => fetchVerification(transport) });
  if (data?.state !== 'waiting' || data.dueDate === null) return null;
  return (
    <Banner tone="info" title={t('invoicing.underCheck')}>
      <Phrases text={t('invoicing.underCheckUntil', { date: data.dueDate })} />
    </Banner>
  );
}
