import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { BusinessClaims } from './business-claims.tsx';
import { BusinessPrices } from './business-prices.tsx';
import { EnquiryCard } from './enquiry/enquiry-card.tsx';
import './business.page.css';
import '@songwai/ui/card/deep-card.css';

const zeros = ['minimum', 'deposit', 'systemFee'] as const;

/** What a business account costs and brings, and the form by which a business asks to be called (spec §1, §2 "business"). */
export function BusinessPage() {
  const t = useTranslate();
  return (
    <main className="portal-business" id="main">
      <SiteBand tone="deep" labelledBy="business-title">
        <div className="portal-business__intro">
          <h1 className="sw-heading--display" id="business-title">
            <Phrases text={t('business.title')} />
          </h1>
          <p className="sw-lead">
            <Phrases text={t('business.lead')} />
          </p>
          <dl className="portal-business__zeros" aria-label={t('business.zeros')}>
            {zeros.map((name) => (
              <div key={name} className="portal-business__zero">
                <dt className="sw-deep__soft">{t(`business.${name}`)}</dt>
                <dd className="sw-heading--hero sw-figures">฿0</dd>
              </div>
            ))}
          </dl>
          <p className="sw-deep__soft">{t('business.terms')}</p>
        </div>
      </SiteBand>
      <div className="portal-business__body">
        <div className="portal-business__card">
          <EnquiryCard />
        </div>
        <div className="portal-business__claims">
          <BusinessClaims />
          <BusinessPrices />
        </div>
      </div>
    </main>
  );
}
