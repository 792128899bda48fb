import type { Vehicle } from '@songwai/core/pricing/catalog';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { vehicleIcon } from '@songwai/features/shared/vehicles/vehicle-icon';
import { SelectField } from '@songwai/ui/select-field/select-field';

interface VehicleChoiceProps {
  readonly vehicles: readonly Vehicle[];
  readonly vehicleId: number;
  readonly onChange: (vehicleId: number) => void;
}

/** The vehicle of all trips of a file. */
export function VehicleChoice({ vehicles, vehicleId, onChange }: VehicleChoiceProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const chosen = vehicles.find(({ id }) => id === vehicleId);
  return (
    <SelectField
      label={t('trips.vehicle')}
      isLabelHidden
      icon={chosen && vehicleIcon(chosen.kind)}
      value={String(vehicleId)}
      options={vehicles.map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
