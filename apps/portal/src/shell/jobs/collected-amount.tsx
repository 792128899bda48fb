import { bahtFromSatang, type Satang, satangFromBaht } from '@songwai/core/basics/money';
import { mostCollectedBaht } from '@songwai/core/jobs/booking/most-collected';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { NumberField } from '@songwai/ui/number-field/number-field';

interface CollectedAmountProps {
  /** Null: nothing. */
  readonly satang: Satang | null;
  readonly onChange: (satang: Satang | null) => void;
}

/** The smallest coin: cash cannot be paid in finer steps. */
const coinBaht = 0.25;

/** What the driver collects at a drop-off; empty means nothing (decisions, "Cash on delivery"). */
export function CollectedAmount({ satang, onChange }: CollectedAmountProps) {
  const t = useTranslate();
  return (
    <NumberField
      label={t('collection.label')}
      prefix="฿"
      value={satang ? bahtFromSatang(satang) : null}
      min={1}
      max={mostCollectedBaht}
      step={coinBaht}
      largeStep={100}
      onChange={(baht) => onChange(baht === null ? null : satangFromBaht(baht))}
      texts={{
        atLeast: (taken) => t('collection.atLeast', { taken }),
        atMost: (taken) => t('collection.atMost', { taken }),
        rounded: (taken) => t('collection.rounded', { taken }),
        unreadable: (typed) => t('collection.unreadable', { typed }),
      }}
    />
  );
}
