import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { createPriceCheck } from '@songwai/core/partners/price-check/price-check-flow';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { fetchPartnerAccent } from '@songwai/core/partners/profile-calls';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import { PriceCheckView } from '@songwai/features/partners/price-check/price-check-view';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { LostWay } from '@songwai/ui/illustration/lost-way';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useEffect, useState } from 'react';
import { localizedPath } from '../routes/localized-path.ts';
import type { PageProps } from '../routes/route-entry.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { useBookPrice } from './use-book-price.ts';
import { usePartnerColour } from './use-partner-colour.ts';
import './price-check.page.css';

const selectPartner = ({ partnerName, refusal }: PriceCheckState) => ({ partnerName, refusal });

function PriceCheck({ partnerId }: { readonly partnerId: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const portal = usePortal();
  const [{ flow, search }] = useState(() => ({
    flow: createPriceCheck({ transport: portal.transport, partnerId }),
    search: createPlaceSearch({ transport: portal.transport }),
  }));
  const { partnerName, refusal } = useFlow(flow.store, selectPartner);
  const [accent, setAccent] = useState('');
  usePartnerColour(accent);

  useEffect(() => {
    flow.begin();
    fetchPartnerAccent(portal.transport, partnerId).then(setAccent, (error: unknown) => {
      // The price check says why nobody answers, or that there is no such partner; without a colour it has ours.
      if (!(error instanceof GatewayError)) portal.onError(error);
    });
    return () => {
      flow.dispose();
      search.dispose();
    };
  }, [flow, search, portal, partnerId]);

  const booking = useBookPrice(flow);
  const orderForm = localizedPath(language, '/neworder');
  if (refusal === 'unknownPartner') {
    return (
      <EmptyState
        drawing={<LostWay />}
        title={t('prices.unknownPartner')}
        headingLevel={1}
        action={
          <a href={orderForm} className={buttonClass({ variant: 'primary' })}>
            {t('prices.toOrder')}
          </a>
        }
      >
        <Phrases text={t('prices.unknownPartnerHelp')} />
      </EmptyState>
    );
  }
  return (
    <div className="portal-prices__columns">
      <header className="portal-prices__pitch">
        <h1 className="sw-heading--hero">
          {partnerName === null ? (
            <Skeleton width="60%" height="1.2em" />
          ) : partnerName ? (
            t('prices.pageTitle', { partner: partnerName })
          ) : (
            t('prices.pageTitleAlone')
          )}
        </h1>
        <p className="sw-lead">
          <Phrases text={t('prices.lead')} />
        </p>
      </header>
      <Card padding="none" className="portal-prices__card">
        <PriceCheckView {...{ flow, search }} booking={booking} />
      </Card>
    </div>
  );
}

/** What a delivery costs at a partner's rates, for everyone with the link: no start-up data, no sign-in (spec §2 "price-check"). */
export function PriceCheckPage({ params: { partner = '' } }: PageProps) {
  return (
    <main className="portal-prices" id="main">
      <PriceCheck key={partner} partnerId={partner} />
    </main>
  );
}
