import { formatBaht, satangFromBaht } from '@songwai/core/basics/money';
import { addPrice } from '@songwai/core/jobs/change-calls';
import { addedPriceBounds } from '@songwai/core/jobs/fees/added-price';
import { changedPrice } from '@songwai/core/jobs/search/changed-price';
import { allowedAdditions } from '@songwai/core/jobs/search/search-choices';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { NumberField } from '@songwai/ui/number-field/number-field';
import { useState } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';
import { ChoiceAction } from './choice-action.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { PriceOutcome } from './price-outcome.tsx';

/** The chip for an amount of one's own. */
const ownAmount = 'own';
const usualSatang = 5_000;

/** Adds to the price, by a usual amount or one's own: 10 to 500 baht at a time, 1,000 in all. */
export function AddPayChoice({ job, change, isRecommended }: ChoiceProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const amounts = allowedAdditions(job.addedSatang);
  const [chosen, setChosen] = useState(String(amounts.includes(usualSatang) ? usualSatang : (amounts[0] ?? ownAmount)));
  const [ownBaht, setOwnBaht] = useState<number | null>(null);
  const { leastSatang, mostAtOnceSatang, mostInAllSatang } = addedPriceBounds;
  const leftSatang = mostInAllSatang - job.addedSatang;
  const mostSatang = Math.min(mostAtOnceSatang, leftSatang);
  const ownSatang = ownBaht === null ? null : satangFromBaht(ownBaht);
  const addSatang = chosen === ownAmount ? ownSatang : Number(chosen);
  const id = `addPay ${addSatang}`;
  const newPrice = change.id === id ? change.newPriceSatang : null;
  const shownNetSatang = newPrice ?? changedPrice(job, addSatang ?? 0);
  const amount = formatBaht(addSatang ?? 0);

  return (
    <>
      <ChoiceChips
        label={t('search.amountLabel')}
        value={chosen}
        onChange={setChosen}
        options={[
          ...amounts.map((satang) => ({ value: String(satang), label: `+${formatBaht(satang)}` })),
          { value: ownAmount, label: t('search.otherAmount') },
        ]}
      />
      {chosen === ownAmount ? (
        <NumberField
          label={t('search.otherAmountLabel')}
          hint={t('search.addPayLeft', { left: formatBaht(mostSatang) })}
          value={ownBaht}
          onChange={setOwnBaht}
          min={leastSatang / 100}
          max={mostSatang / 100}
          step={1}
          unit="฿"
          texts={{
            atLeast: (taken) => t('search.mustAtLeast', { amount: `฿${taken}` }),
            atMost: (taken) => t('search.mustAtMost', { amount: `฿${taken}` }),
            rounded: (taken) => t('search.mustWhole', { amount: `฿${taken}` }),
            unreadable: () => t('search.mustNumber'),
          }}
        />
      ) : null}
      <ChoiceAction
        change={change}
        request={
          addSatang === null
            ? null
            : {
                id,
                send: (guid) => addPrice(transport, { jobId: job.jobId, guid, addSatang, shownNetSatang }),
                doneText: t('search.payDone', { amount }),
              }
        }
        isRecommended={isRecommended}
        outcome={<PriceOutcome job={job} priceSatang={shownNetSatang} />}
      >
        {addSatang === null ? t('search.addPay') : t('search.addAndSearch', { amount })}
      </ChoiceAction>
    </>
  );
}
