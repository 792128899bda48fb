import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import { quotationStatus } from '@songwai/core/quotations/quotation-status';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useEffect, useRef } from 'react';
import { useLocalTarget } from '../../shell/local-target.ts';
import { QuotationBadge } from '../quotation-badge.tsx';
import { QuotationDocument } from '../quotation-document.tsx';
import { QuotationActions } from './quotation-actions.tsx';
import { QuotationSteps } from './quotation-steps.tsx';
import { QuotationSums } from './quotation-sums.tsx';
import './quotation-view.css';

/** A quotation: the page first, then what it costs, what can be done with it, and what happens next. */
export function QuotationView({ quotation }: { readonly quotation: Quotation }) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const heading = useRef<HTMLHeadingElement>(null);
  const status = quotationStatus(quotation, useClock()());
  const validUntil = parseBangkok(quotation.validUntil);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="portal-quotation">
      <div className="sw-not-on-paper">
        <PageHeader
          headingRef={heading}
          title={status === 'open' ? t('quotation.ready') : `${t('quotation.title')} ${quotation.number}`}
          state={<QuotationBadge quotation={quotation} />}
          back={{ text: t('quotation.backToList'), link: target('/quotations') }}
          detail={[quotation.number, validUntil && t('quotation.validUntilDate', { date: formatLongDate(validUntil, language) })]
            .filter(Boolean)
            .join(' · ')}
        />
      </div>
      <div className="portal-quotation__columns">
        <div className="portal-quotation__page">
          <QuotationDocument quotation={quotation} />
        </div>
        <div className="portal-quotation__aside sw-not-on-paper">
          {status === 'expired' ? <Banner tone="warn">{t('quotation.expiredHelp')}</Banner> : null}
          <QuotationSums quotation={quotation} />
          <QuotationActions quotation={quotation} />
          <QuotationSteps quotation={quotation} status={status} />
        </div>
      </div>
    </div>
  );
}
