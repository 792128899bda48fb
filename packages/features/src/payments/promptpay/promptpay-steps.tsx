import { Card } from '@songwai/ui/card/card';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { QrCode } from 'lucide';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { PaymentTexts } from '../payment-texts.ts';

interface PromptPayStepsProps {
  readonly texts: PaymentTexts;
  readonly isPhone: boolean;
}

/** What to do with the code: a phone's three steps, or what happens when another device scans it. */
export function PromptPaySteps({ texts, isPhone }: PromptPayStepsProps) {
  const t = useTranslate();
  if (isPhone) {
    const steps = [t('payments.stepSave'), t('payments.stepScan'), texts.stepBack];
    return (
      <RouteLine label={t('payments.progress')} layout="rows">
        {steps.map((step, index) => (
          <RouteStop key={step} node={{ state: 'todo', number: index + 1 }} segment="rest">
            <Phrases text={step} />
          </RouteStop>
        ))}
      </RouteLine>
    );
  }
  return (
    <Card>
      <Timeline
        label={t('payments.progress')}
        entries={[
          {
            id: 'bank',
            node: { state: 'focus', icon: QrCode },
            segment: 'dotted',
            title: t('payments.waitingBank'),
            detail: t('payments.scanFromHere'),
            isCurrent: true,
          },
          { id: 'next', node: { state: 'todo', number: 2 }, title: texts.next, detail: t('payments.nextAfterMoney') },
        ]}
      />
    </Card>
  );
}
