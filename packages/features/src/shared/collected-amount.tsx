import { bahtFromSatang, type Satang, satangFromBaht } from '@songwai/core/basics/money';
import { typedSum } from '@songwai/core/basics/text/written-sum';
import { mostCollectedBaht } from '@songwai/core/jobs/booking/most-collected';
import { NumberField } from '@songwai/ui/number-field/number-field';
import { useTranslate } from './translate-context.tsx';

export interface CollectedAmountProps {
  /** By default the one of a stop of the order. */
  readonly label?: string;
  /** Null: nothing. */
  readonly satang: Satang | null;
  readonly onChange: (satang: Satang | null) => void;
}

/** As in files and pasted chats: `1,250`, `2 พัน`, `350.-`. */
const bahtOf = (typed: string): number | null => {
  const satang = typedSum(typed);
  return satang === null ? null : bahtFromSatang(satang);
};

/** The smallest coin: cash cannot be paid in finer steps. */
const coinBaht = 0.25;

/** What the driver collects at a drop-off; empty means nothing (decisions, "Cash on delivery"). */
export function CollectedAmount({ label, satang, onChange }: CollectedAmountProps) {
  const t = useTranslate();
  return (
    <NumberField
      label={label ?? t('collection.label')}
      prefix="฿"
      value={satang ? bahtFromSatang(satang) : null}
      min={1}
      max={mostCollectedBaht}
      step={coinBaht}
      largeStep={100}
      parse={bahtOf}
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
