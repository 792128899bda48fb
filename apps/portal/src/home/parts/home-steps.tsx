import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { VehicleDrawing } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { Steps } from '@songwai/ui/steps/steps';
import { SectionHead } from './section-head.tsx';

const steps = ['1', '2', '3'] as const;

/** How it works, along the route line. */
export function HomeSteps() {
  const t = useTranslate();
  return (
    <SiteBand tone="surface" labelledBy="how-title">
      <SectionHead id="how-title" title={t('home.howTitle')} lead={t('home.howLead')} />
      <Steps
        label={t('home.howTitle')}
        moving={<VehicleDrawing kind="motorcycle" />}
        steps={steps.map((step) => ({
          id: step,
          title: t(`home.howStep${step}`),
          detail: <Phrases text={t(`home.howStep${step}Help`)} />,
        }))}
      />
    </SiteBand>
  );
}
