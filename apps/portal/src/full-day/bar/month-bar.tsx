import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import type { HireParts } from '../hire-parts.ts';
import { HireNotice } from './hire-notice.tsx';
import { HirePrice } from './hire-price.tsx';

interface MonthBarProps {
  readonly flow: HireFlow;
  readonly Quoting: HireParts['Quoting'];
  readonly onProblem: () => void;
  readonly requireSession: () => boolean;
}

/** The total of a monthly hire, and the button that asks for its quotation. */
export function MonthBar({ flow, Quoting, onProblem, requireSession }: MonthBarProps) {
  const t = useTranslate();
  return (
    <Quoting flow={flow}>
      {({ isBusy, error, ask }) => (
        <HirePrice
          flow={flow}
          notice={<HireNotice flow={flow} quoteError={error} />}
          action={
            <Button
              variant="primary"
              size="large"
              isLoading={isBusy}
              onClick={() => {
                if (!flow.goOn()) onProblem();
                else if (requireSession()) ask();
              }}
            >
              {t('hire.quote')}
            </Button>
          }
        />
      )}
    </Quoting>
  );
}
