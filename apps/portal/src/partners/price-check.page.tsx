import { checkedLink } from '@songwai/core/partners/price-check/checked-order';
import { createPriceCheck } from '@songwai/core/partners/price-check/price-check-flow';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
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
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import './price-check.page.css';

const selectPartner = ({ partnerName, refusal }: PriceCheckState) => ({ partnerName, refusal });

function PriceCheck({ partnerId }: { readonly partnerId: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const portal = usePortal();
  const navigate = useLocalizedNavigate();
  const [{ flow, search }] = useState(() => ({
    flow: createPriceCheck({ transport: portal.transport, partnerId }),
    search: createPlaceSearch({ transport: portal.transport }),
  }));
  const { partnerName, refusal } = useFlow(flow.store, selectPartner);

  useEffect(() => {
    flow.begin();
    return () => {
      flow.dispose();
      search.dispose();
    };
  }, [flow, search]);

  const orderForm = localizedPath(language, '/neworder');
  const handleBook = async () => {
    const state = flow.store.getState();
    try {
      const { bookPrice } = await import('./book-price.ts');
      navigate(await bookPrice(portal, state));
    } catch (error) {
      portal.onError(error);
      // The link says the same, without the places' names.
      navigate(`/neworder?${checkedLink(state)}`);
    }
  };

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
        <PriceCheckView
          {...{ flow, search }}
          booking={{
            href: (query) => (query ? `${orderForm}?${query}` : orderForm),
            onBook: () => {
              void handleBook();
              return true;
            },
          }}
        />
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
