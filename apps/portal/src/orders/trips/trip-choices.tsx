import type { Vehicle } from '@songwai/core/pricing/catalog';
import { fewestVehicles, maxVehicles } from '@songwai/core/route-optimisation/trips-limits';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { SelectField } from '@songwai/ui/select-field/select-field';
import type { TripList } from './trip-list.ts';

interface TripChoicesProps {
  readonly list: TripList;
  readonly vehicles: readonly Vehicle[];
  readonly vehicleId: number | null;
  readonly onChange: (change: Partial<TripList>) => void;
}

/** Which vehicle, and how many. */
export function TripChoices({ list, vehicles, vehicleId, onChange }: TripChoicesProps) {
  const t = useTranslate();
  const language = useLanguage();
  const drops = list.places.length - 1;
  const fewest = Math.max(1, fewestVehicles(drops));
  const most = Math.max(fewest, Math.min(maxVehicles, drops));
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return (
    <div className="portal-trips__choices">
      <SelectField
        label={t('split.vehicle')}
        value={vehicleId === null ? '' : String(vehicleId)}
        options={vehicles.map(({ id, name }) => ({ value: String(id), label: name[language] }))}
        onChange={(id) => onChange({ vehicleId: Number(id) })}
      />
      <SelectField
        label={t('split.vehicles')}
        value={list.vehicleCount === null ? 'cheapest' : String(list.vehicleCount)}
        options={[
          { value: 'cheapest', label: t('split.cheapest') },
          ...counts.map((count) => ({ value: String(count), label: t('split.count', { count }) })),
        ]}
        onChange={(count) => onChange({ vehicleCount: count === 'cheapest' ? null : Number(count) })}
      />
    </div>
  );
}
