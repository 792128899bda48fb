import { formatBaht } from '@songwai/core/basics/money';
import { typedSum } from '@songwai/core/basics/text/written-sum';
import { addPrice } from '@songwai/core/jobs/change-calls';
import { addedPriceBounds, decideAddedPrice } from '@songwai/core/jobs/fees/added-price';
import { changedPrice } from '@songwai/core/jobs/search/changed-price';
import { allowedAdditions } from '@songwai/core/jobs/search/search-choices';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { TextField } from '@songwai/ui/text-field/text-field';
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
  const [own, setOwn] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const { leastSatang, mostAtOnceSatang, mostInAllSatang } = addedPriceBounds;
  const leftSatang = mostInAllSatang - job.addedSatang;
  const mostSatang = Math.min(mostAtOnceSatang, leftSatang);
  // Only what is shown as typed is ever sent, so a wrong amount is refused here and not corrected.
  const ownSatang = typedSum(own);
  const problem = ownSatang === null || ownSatang % 100 !== 0 ? 'notWholeBaht' : decideAddedPrice(ownSatang, job.addedSatang);
  const addSatang = chosen === ownAmount ? (problem === 'allowed' ? ownSatang : null) : Number(chosen);
  const id = `addPay ${addSatang}`;
  const newPrice = change.id === id ? change.newPriceSatang : null;
  const shownNetSatang = newPrice ?? changedPrice(job, addSatang ?? 0);
  const amount = formatBaht(addSatang ?? 0);

  const problemText = (code: typeof problem): string | undefined => {
    switch (code) {
      case 'allowed':
        return undefined;
      case 'notWholeBaht':
        return t('search.mustNumber');
      case 'tooLittle':
        return t('search.mustAtLeast', { amount: formatBaht(leastSatang) });
      case 'tooMuch':
      case 'tooMuchInAll':
        return t('search.mustAtMost', { amount: formatBaht(mostSatang) });
    }
  };

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
        <TextField
          label={t('search.otherAmountLabel')}
          hint={t('search.addPayLeft', { left: formatBaht(mostSatang) })}
          error={isLeft || problem === 'tooMuch' || problem === 'tooMuchInAll' ? problemText(problem) : undefined}
          prefix="฿"
          inputMode="numeric"
          autoComplete="off"
          value={own}
          onChange={(typed) => {
            setOwn(typed);
            setIsLeft(false);
          }}
          onBlur={() => setIsLeft(own !== '')}
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
