import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { extendSearch } from '@songwai/core/jobs/change-calls';
import { changedPrice } from '@songwai/core/jobs/search/changed-price';
import { allowedExtensions } from '@songwai/core/jobs/search/search-choices';
import { longerSearchEnd } from '@songwai/core/jobs/search/search-end';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { useState } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';
import { ChoiceAction } from './choice-action.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { usualExtension } from './usual-extension.ts';

/** Allows a later pick-up, by 15 minutes to four hours. */
export function ExtendChoice({ job, facts, change, isRecommended }: ChoiceProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const { now, searchUntil } = facts;
  const [chosen, setChosen] = useState(String(usualExtension(facts)));
  const minutes = Number(chosen);
  const id = `extend ${minutes}`;
  const shownNetSatang = (change.id === id ? change.newPriceSatang : null) ?? changedPrice(job);
  const time = bangkokTime(longerSearchEnd(searchUntil, now, minutes));
  return (
    <>
      <ChoiceChips
        label={t('search.extendLabel')}
        value={chosen}
        onChange={setChosen}
        options={allowedExtensions(facts).map((each) => ({
          value: String(each),
          label: each % 60 === 0 ? t('search.extendHours', { count: each / 60 }) : t('search.extendMinutes', { count: each }),
        }))}
      />
      <ChoiceAction
        change={change}
        request={{
          id,
          send: (guid) => extendSearch(transport, { jobId: job.jobId, guid, minutes, shownNetSatang }),
          doneText: t('search.extendDone', { time }),
        }}
        isRecommended={isRecommended}
        outcome={
          <p className="sw-figures" aria-live="polite">
            {t('search.extendDetail', { from: bangkokTime(searchUntil), to: time })}
          </p>
        }
      >
        {t('search.extendAction', { time })}
      </ChoiceAction>
    </>
  );
}
