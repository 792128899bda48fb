import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Icon } from '@songwai/ui/icon/icon';
import { linkClass } from '@songwai/ui/link/link';
import { ArrowRight } from 'lucide';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { FlatRates } from '../prices/flat-rates.tsx';
import { RatesSkeleton } from '../prices/rates-skeleton.tsx';
import { useFlatRates } from '../prices/use-rates.ts';

/** The flat prices by the hour, as they can be booked, and the way to all other prices. */
export function BusinessPrices() {
  const t = useTranslate();
  const language = useLanguage();
  const packages = useFlatRates();
  return (
    <section aria-label={t('business.prices')} id="flat">
      <QueryFrame
        query={packages}
        skeleton={<RatesSkeleton height="320px" />}
        isEmpty={(vehicles) => vehicles.length === 0}
        empty={
          <Card>
            <EmptyState title={t('business.noPackages')} />
          </Card>
        }
      >
        {(vehicles) => <FlatRates vehicles={vehicles} headingLevel={2} />}
      </QueryFrame>
      <p>
        <Link className={linkClass({ kind: 'standalone' })} to={localizedPath(language, '/pricing')}>
          <span className="sw-link__text">
            <Phrases text={t('business.allPrices')} />
          </span>
          <Icon icon={ArrowRight} size="small" />
        </Link>
      </p>
    </section>
  );
}
