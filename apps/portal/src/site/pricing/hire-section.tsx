import { nineHourLatest } from '@songwai/core/validation/orders/nine-hour-cutoff';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { FlatRates } from '../prices/flat-rates.tsx';
import { RatesSkeleton } from '../prices/rates-skeleton.tsx';
import { useFlatRates } from '../prices/use-rates.ts';

/** Hire by the hour with its prices, and the way to a monthly quotation. */
export function HireSection({ headingId }: { readonly headingId: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const flatRates = useFlatRates();
  return (
    <div className="portal-pricing__hire">
      <div className="portal-pricing__pitch">
        <h2 id={headingId} className="sw-heading--lead">
          <Phrases text={t('pricing.hireTitle')} />
        </h2>
        <p className="sw-lead">
          <Phrases text={t('pricing.hireLead', { until: nineHourLatest })} />
        </p>
        <div className="portal-pricing__actions">
          <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={localizedPath(language, '/fullday')}>
            {t('pricing.hireBook')}
          </Link>
          <Link
            className={buttonClass({ variant: 'secondary', size: 'large' })}
            to={localizedPath(language, '/fullday?hours=month')}
          >
            {t('pricing.hireQuote')}
          </Link>
        </div>
      </div>
      <QueryFrame query={flatRates} skeleton={<RatesSkeleton height="400px" />}>
        {(vehicles) => <FlatRates vehicles={vehicles} />}
      </QueryFrame>
    </div>
  );
}
