import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { List } from '@songwai/ui/list/list';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { Calendar } from 'lucide';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useDocumentActions } from '../../tax-documents/use-document-actions.ts';
import { PaidRow } from './paid-row.tsx';
import type { PaidYear } from './use-paid-invoices.ts';

const buddhistEra = 543;

/** Paid invoices of a year, each with its receipt. */
export function PaidInvoices({ paid }: { readonly paid: PaidYear }) {
  const t = useTranslate();
  const language = useLanguage();
  const documents = useDocumentActions();
  const { data, isError, isChanging, year, setYear, retry } = paid;
  const years = data?.years ?? [];
  const status = isError ? 'error' : data === undefined || isChanging ? 'loading' : 'ready';
  return (
    <section className="portal-invoices__paid" aria-labelledby="invoices-paid">
      <div className="portal-invoices__line">
        <h2 id="invoices-paid" className="sw-heading">
          {t('invoices.paid')}
        </h2>
        {years.length > 0 ? (
          <SelectField
            label={t('invoices.yearLabel')}
            isLabelHidden
            icon={Calendar}
            value={String(year ?? '')}
            onChange={(chosen) => setYear(Number(chosen))}
            options={years.map((each) => ({
              value: String(each),
              label: t('invoices.year', { year: String(language === 'th' ? each + buddhistEra : each) }),
            }))}
          />
        ) : null}
      </div>
      <Card padding="none">
        <List
          label={t('invoices.paid')}
          status={status}
          loadingLabel={t('portal.loading')}
          items={data?.invoices ?? []}
          empty={<EmptyState title={t('invoices.paidNone')} />}
          error={
            <ErrorState title={t('invoices.failed')} retry={{ label: t('common.retry'), onRetry: retry }}>
              {t('invoices.failedHelp')}
            </ErrorState>
          }
          renderItem={(invoice) => <PaidRow {...{ invoice, documents }} />}
        />
      </Card>
    </section>
  );
}
