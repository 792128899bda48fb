import type { Language } from '@songwai/core/basics/language';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import type { Texts } from '@songwai/core/i18n/load-texts';
import { common as commonEn } from '@songwai/core/i18n/texts/en/common';
import { errors as errorsEn } from '@songwai/core/i18n/texts/en/errors';
import { forms as formsEn } from '@songwai/core/i18n/texts/en/forms';
import { hire as hireEn } from '@songwai/core/i18n/texts/en/full-day/hire';
import { billing as billingEn } from '@songwai/core/i18n/texts/en/invoices/billing';
import { jobs as jobsEn } from '@songwai/core/i18n/texts/en/jobs';
import { map as mapEn } from '@songwai/core/i18n/texts/en/map';
import { order as orderEn } from '@songwai/core/i18n/texts/en/order';
import { collection as collectionEn } from '@songwai/core/i18n/texts/en/orders/collection';
import { details as detailsEn } from '@songwai/core/i18n/texts/en/orders/details';
import { near as nearEn } from '@songwai/core/i18n/texts/en/orders/near';
import { opening as openingEn } from '@songwai/core/i18n/texts/en/orders/opening';
import { paste as pasteEn } from '@songwai/core/i18n/texts/en/orders/paste';
import { paying as payingEn } from '@songwai/core/i18n/texts/en/orders/paying';
import { review as reviewEn } from '@songwai/core/i18n/texts/en/orders/review';
import { bags as bagsEn } from '@songwai/core/i18n/texts/en/partners/bags';
import { hero as heroEn } from '@songwai/core/i18n/texts/en/partners/hero';
import { prices as pricesEn } from '@songwai/core/i18n/texts/en/partners/prices';
import { cards as cardsEn } from '@songwai/core/i18n/texts/en/payments/cards';
import { payments as paymentsEn } from '@songwai/core/i18n/texts/en/payments/payments';
import { photos as photosEn } from '@songwai/core/i18n/texts/en/photos/photos';
import { rating as ratingEn } from '@songwai/core/i18n/texts/en/ratings/rating';
import { tip as tipEn } from '@songwai/core/i18n/texts/en/ratings/tip';
import { sorting as sortingEn } from '@songwai/core/i18n/texts/en/sorting';
import { stops as stopsEn } from '@songwai/core/i18n/texts/en/stops';
import { tabs as tabsEn } from '@songwai/core/i18n/texts/en/tabs';
import { tracking as trackingEn } from '@songwai/core/i18n/texts/en/tracking';
import { receiver as receiverEn } from '@songwai/core/i18n/texts/en/tracking/receiver';
import { common } from '@songwai/core/i18n/texts/th/common';
import { errors } from '@songwai/core/i18n/texts/th/errors';
import { forms } from '@songwai/core/i18n/texts/th/forms';
import { hire } from '@songwai/core/i18n/texts/th/full-day/hire';
import { billing } from '@songwai/core/i18n/texts/th/invoices/billing';
import { jobs } from '@songwai/core/i18n/texts/th/jobs';
import { map } from '@songwai/core/i18n/texts/th/map';
import { order } from '@songwai/core/i18n/texts/th/order';
import { collection } from '@songwai/core/i18n/texts/th/orders/collection';
import { details } from '@songwai/core/i18n/texts/th/orders/details';
import { near } from '@songwai/core/i18n/texts/th/orders/near';
import { opening } from '@songwai/core/i18n/texts/th/orders/opening';
import { paste } from '@songwai/core/i18n/texts/th/orders/paste';
import { paying } from '@songwai/core/i18n/texts/th/orders/paying';
import { review } from '@songwai/core/i18n/texts/th/orders/review';
import { bags } from '@songwai/core/i18n/texts/th/partners/bags';
import { hero } from '@songwai/core/i18n/texts/th/partners/hero';
import { prices } from '@songwai/core/i18n/texts/th/partners/prices';
import { cards } from '@songwai/core/i18n/texts/th/payments/cards';
import { payments } from '@songwai/core/i18n/texts/th/payments/payments';
import { photos } from '@songwai/core/i18n/texts/th/photos/photos';
import { rating } from '@songwai/core/i18n/texts/th/ratings/rating';
import { tip } from '@songwai/core/i18n/texts/th/ratings/tip';
import { sorting } from '@songwai/core/i18n/texts/th/sorting';
import { stops } from '@songwai/core/i18n/texts/th/stops';
import { tabs } from '@songwai/core/i18n/texts/th/tabs';
import { tracking } from '@songwai/core/i18n/texts/th/tracking';
import { receiver } from '@songwai/core/i18n/texts/th/tracking/receiver';
import { OverlayLayer } from '@songwai/ui/overlay-layer/overlay-layer';
import type { ReactNode } from 'react';
import { ClockProvider } from '../src/shared/clock-context.tsx';
import { TranslateProvider } from '../src/shared/translate-context.tsx';
import { storyNow } from './story-now.ts';
import '../src/orders/order-page.css';
import './surface.css';

const texts: Readonly<Record<Language, Texts>> = {
  th: {
    ...bags,
    ...billing,
    ...collection,
    ...common,
    ...details,
    ...errors,
    ...forms,
    ...hire,
    ...jobs,
    ...map,
    ...near,
    ...review,
    ...opening,
    ...order,
    ...paste,
    ...cards,
    ...photos,
    ...payments,
    ...paying,
    ...hero,
    ...prices,
    ...rating,
    ...receiver,
    ...sorting,
    ...stops,
    ...tabs,
    ...tip,
    ...tracking,
  },
  en: {
    ...bagsEn,
    ...billingEn,
    ...detailsEn,
    ...photosEn,
    ...collectionEn,
    ...commonEn,
    ...errorsEn,
    ...formsEn,
    ...hireEn,
    ...jobsEn,
    ...mapEn,
    ...nearEn,
    ...reviewEn,
    ...openingEn,
    ...orderEn,
    ...pasteEn,
    ...cardsEn,
    ...paymentsEn,
    ...payingEn,
    ...heroEn,
    ...pricesEn,
    ...receiverEn,
    ...ratingEn,
    ...sortingEn,
    ...stopsEn,
    ...tabsEn,
    ...tipEn,
    ...trackingEn,
  },
};

const clock = () => storyNow;

export interface SurfaceProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** What a shell provides to the shared screens: texts, a clock, an overlay layer. A missing text throws here. */
export function Surface({ language, children }: SurfaceProps) {
  const translate = createTranslate({
    language,
    texts: texts[language],
    onMissing: (key) => {
      throw new Error(`No text for ${key} in ${language}`);
    },
  });
  return (
    <TranslateProvider translate={translate} language={language}>
      <ClockProvider clock={clock}>
        <div className="sw-root sw-surface" lang={language}>
          <OverlayLayer>{children}</OverlayLayer>
        </div>
      </ClockProvider>
    </TranslateProvider>
  );
}
