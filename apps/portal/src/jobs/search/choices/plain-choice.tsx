import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import { askAllDrivers, cancelFixedDriver, keepWaiting, searchAgain } from '@songwai/core/jobs/change-calls';
import { changedPrice } from '@songwai/core/jobs/search/changed-price';
import { longerSearchEnd, searchAgainEnd } from '@songwai/core/jobs/search/search-end';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { usePortal } from '../../../shell/portal-context.tsx';
import { ChoiceAction } from './choice-action.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { PriceOutcome } from './price-outcome.tsx';

export interface PlainChoiceProps extends ChoiceProps {
  readonly choice: 'askAll' | 'wait' | 'again';
}

/** A choice without anything to choose: the price or the end of the search that it leads to, and its button. */
export function PlainChoice({ choice, job, facts, change, isRecommended }: PlainChoiceProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const { now, searchUntil } = facts;
  const newPrice = change.id === choice ? change.newPriceSatang : null;
  const shownNetSatang = newPrice ?? changedPrice(job);
  const price = formatBaht(shownNetSatang);
  const until = bangkokTime(choice === 'wait' ? longerSearchEnd(searchUntil, now) : searchAgainEnd(searchUntil, now));
  const isPriceNew = shownNetSatang !== job.netSatang;
  const looks = {
    // The specification's own call is for favourites; a hire may also have asked for men or women only.
    askAll: {
      call: job.isFixedDriver ? cancelFixedDriver : askAllDrivers,
      doneText: t('search.askAllDone'),
      label: t('search.askAllAction'),
    },
    wait: { call: keepWaiting, doneText: t('search.waitDone', { time: until }), label: t('search.waitAction', { time: until }) },
    again: { call: searchAgain, doneText: t('search.againDone'), label: t('search.againFor', { price }) },
  };
  const { call, doneText, label } = looks[choice];
  return (
    <ChoiceAction
      change={change}
      request={{ id: choice, send: (guid) => call(transport, { jobId: job.jobId, guid, shownNetSatang }), doneText }}
      isRecommended={isRecommended}
      outcome={
        <>
          {/* A recommended one says in its text or its button that the price stays. */}
          {isPriceNew || !isRecommended ? <PriceOutcome job={job} priceSatang={shownNetSatang} /> : null}
          {choice === 'again' ? <p className="sw-note">{t('search.againUntil', { time: until })}</p> : null}
        </>
      }
    >
      {label}
    </ChoiceAction>
  );
}
