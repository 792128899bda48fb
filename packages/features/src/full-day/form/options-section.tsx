import { formatBaht } from '@songwai/core/basics/money';
import { chosenOffer } from '@songwai/core/full-day/hire-offer';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { Card } from '@songwai/ui/card/card';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { HireSection } from './hire-section.tsx';

const select = ({ draft, catalogue }: HireState) => ({
  isMonthly: draft.hours === 3,
  optionIds: draft.optionIds,
  options: chosenOffer(catalogue, draft)?.package.options ?? [],
});

/** The options of the chosen package with their fees. */
export function OptionsSection({ flow }: { readonly flow: HireFlow }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { isMonthly, optionIds, options } = useFlow(flow.store, select);
  if (options.length === 0) return null;
  return (
    <HireSection title={t('hire.options')} hint={t(isMonthly ? 'hire.optionsOnce' : 'hire.perDay')}>
      <Card>
        {options.map(({ id, description, remark, feeSatang }) => (
          <Checkbox
            key={id}
            isChecked={optionIds.includes(id)}
            onChange={() => flow.toggleOption(id)}
            label={
              <span className="sw-hire__option">
                <span>{nameOf(description)}</span>{' '}
                <span className="sw-strong sw-figures">{feeSatang === 0 ? t('hire.free') : formatBaht(feeSatang)}</span>
              </span>
            }
            detail={nameOf(remark) || undefined}
          />
        ))}
      </Card>
    </HireSection>
  );
}
