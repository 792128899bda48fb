import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { Check } from 'lucide';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { FlatRates } from '../../site/prices/flat-rates.tsx';
import { RatesSkeleton } from '../../site/prices/rates-skeleton.tsx';
import { useFlatRates } from '../../site/prices/use-rates.ts';

const zeros = ['home.businessMinimum', 'home.businessDeposit', 'home.businessFee'] as const;

/** What businesses get, and what hire by the hour costs (spec §1 "Marketing claims"). */
export function HomeBusiness() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <SiteBand tone="deep" labelledBy="business-title">
      <div className="portal-home__halves">
        <div>
          <h2 id="business-title" className="sw-heading--hero">
            <span className="portal-home__companies sw-trust__largest sw-figures">{t('home.companies')}</span>{' '}
            <Phrases text={t('home.businessTitle')} />
          </h2>
          <p className="sw-lead">
            <Phrases text={t('home.businessLead')} />
          </p>
          <ul className="portal-home__zeros">
            {zeros.map((zero) => (
              <li key={zero}>
                <Icon icon={Check} />
                {t(zero)}
              </li>
            ))}
          </ul>
          <p className="portal-home__terms sw-small">{t('home.businessTerms')}</p>
          <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={localizedPath(language, '/business')}>
            {t('home.businessAction')}
          </Link>
        </div>
        <QueryFrame query={useFlatRates()} skeleton={<RatesSkeleton height="380px" />}>
          {(vehicles) => <FlatRates vehicles={vehicles} />}
        </QueryFrame>
      </div>
    </SiteBand>
  );
}
