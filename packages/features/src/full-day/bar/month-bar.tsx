import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { Button } from '@songwai/ui/button/button';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { HireParts } from '../hire-parts.ts';
import { HireNotice } from './hire-notice.tsx';
import { HirePrice } from './hire-price.tsx';

interface MonthBarProps {
  readonly flow: HireFlow;
  readonly parts: Pick<HireParts, 'Quoting' | 'Refused'>;
  readonly onProblem: () => void;
  readonly requireSession: () => boolean;
}

/** The total of a monthly hire, and the button that asks for its quotation. */
export function MonthBar({ flow, parts, onProblem, requireSession }: MonthBarProps) {
  const t = useTranslate();
  const { Quoting } = parts;
  if (!Quoting) return null;
  return (
    <Quoting flow={flow}>
      {({ isBusy, error, ask }) => (
        <HirePrice
          flow={flow}
          notice={<HireNotice {...{ flow, parts }} quoteError={error} />}
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
