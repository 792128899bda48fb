import type { SuggestedDriver } from '@songwai/core/drivers/calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { List } from '@songwai/ui/list/list';
import { Heart } from 'lucide';
import { useId } from 'react';
import { DriverAvatar, DriverName, DriverVehicle } from './driver-cells.tsx';
import type { DriverChanges } from './use-driver-changes.tsx';

interface SuggestedDriversProps {
  readonly drivers: readonly (SuggestedDriver & { readonly id: string })[];
  readonly changes: DriverChanges;
}

/** Drivers whom the customer liked lately, one press away from the list; nothing without any. */
export function SuggestedDrivers({ drivers, changes }: SuggestedDriversProps) {
  const t = useTranslate();
  const id = useId();
  if (drivers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Card padding="none">
        <div className="portal-drivers__card-head">
          <h2 id={id} className="sw-heading sw-heading--small">
            {t('drivers.suggested')}
          </h2>
          <p className="sw-note">{t('drivers.suggestedHelp')}</p>
        </div>
        <List
          label={t('drivers.suggested')}
          items={drivers}
          loadingLabel={t('portal.loading')}
          empty={null}
          renderItem={(driver) => (
            <div className="portal-driver">
              <DriverAvatar driver={driver} />
              <div className="portal-driver__text">
                <DriverName driver={driver} />
                <p className="portal-driver__line sw-small sw-soft">
                  <DriverVehicle driver={driver} />
                  <span className="sw-figures">· {t('drivers.jobs', { count: driver.jobCount })}</span>
                </p>
              </div>
              <IconButton
                variant="outlined"
                icon={Heart}
                label={t('drivers.addSuggested', { name: driver.firstName })}
                onClick={() => void changes.add(driver)}
              />
            </div>
          )}
        />
      </Card>
    </section>
  );
}
