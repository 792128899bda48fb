import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { VehicleDrawing } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { buttonClass } from '@songwai/ui/button/button';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { ClosingLine } from '@songwai/ui/site-parts/closing-line';

/** The last line, which leads back to the price check. */
export function HomeEnd() {
  const t = useTranslate();
  return (
    <SiteBand>
      <ClosingLine
        title={<Phrases text={t('home.closing')} />}
        moving={<VehicleDrawing kind="motorcycle" />}
        action={
          <a className={buttonClass({ variant: 'primary', size: 'large' })} href="#main">
            {t('home.closingAction')}
          </a>
        }
      />
    </SiteBand>
  );
}
