import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { previewQuotation } from '@songwai/core/quotations/quotation-draft';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { BlankDocuments } from '@songwai/ui/illustration/blank-documents';
import { QuotationDocument } from './quotation-document.tsx';
import './month-preview.css';

const select = ({ draft, catalogue }: HireState) => ({ draft, catalogue });

/** The quotation beside the form of a monthly hire, filling as one types. */
export function MonthPreview({ flow }: { readonly flow: HireFlow }) {
  const t = useTranslate();
  const clock = useClock();
  const { draft, catalogue } = useFlow(flow.store, select);
  const quotation = previewQuotation(draft, catalogue, clock());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="portal-month" aria-label={t('quotation.mine')} tabIndex={0}>
      <div className="portal-month__head">
        <h2>{t('quotation.mine')}</h2>
        <p className="sw-note">{t('quotation.mineHelp')}</p>
      </div>
      {quotation ? (
        <div className="portal-month__page">
          <QuotationDocument quotation={quotation} />
        </div>
      ) : (
        <EmptyState drawing={<BlankDocuments />} title={t('quotation.previewEmpty')} />
      )}
    </section>
  );
}
