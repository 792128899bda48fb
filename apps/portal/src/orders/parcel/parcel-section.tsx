import type { Parcel } from '@songwai/core/jobs/booking/parcel';
import type { OrderState } from '@songwai/core/orders/order-state';
import { OrderSection } from '@songwai/features/orders/panel/order-section';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { NumberField } from '@songwai/ui/number-field/number-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { ParcelVerdict } from './parcel-verdict.tsx';
import './parcel.css';

const nothingSaid: Parcel = { contents: '', weightKg: null, sidesCm: [] };

/** As the wire takes them. */
const longestContents = 120;
const mostKg = 5_000;
const mostCm = 1_000;

const selectParcel = ({ draft }: OrderState) => draft.parcel;

/** What is sent, all of it optional: the words are for the driver, the measures tell whether the vehicle takes it. */
export function ParcelSection() {
  const t = useTranslate();
  const order = usePortal().part(openOrder);
  const parcel = useFlow(order.store, selectParcel) ?? nothingSaid;
  const patch = (change: Partial<Parcel>) => order.patch({ parcel: { ...parcel, ...change } });

  const numberTexts = {
    atLeast: (taken: string) => t('parcel.atLeast', { taken }),
    atMost: (taken: string) => t('parcel.atMost', { taken }),
    rounded: (taken: string) => t('parcel.rounded', { taken }),
    unreadable: (typed: string) => t('parcel.unreadable', { typed }),
  };

  const putSide = (place: number, side: number | null) => {
    patch({ sidesCm: [0, 1, 2].map((index) => (index === place ? side : (parcel.sidesCm[index] ?? null))) });
  };

  return (
    <OrderSection title={t('parcel.title')} hint={t('parcel.optional')}>
      <div className="portal-parcel">
        <TextField
          label={t('parcel.contents')}
          placeholder={t('parcel.contentsExample')}
          value={parcel.contents}
          maxLength={longestContents}
          onChange={(contents) => patch({ contents })}
        />
        <div className="portal-parcel__measures">
          <NumberField
            label={t('parcel.weight')}
            unit={t('parcel.kg')}
            value={parcel.weightKg}
            min={0.1}
            max={mostKg}
            step={0.1}
            largeStep={5}
            texts={numberTexts}
            onChange={(weightKg) => patch({ weightKg })}
          />
          {(['width', 'length', 'height'] as const).map((side, place) => (
            <NumberField
              key={side}
              label={t(`parcel.${side}`)}
              unit={t('parcel.cm')}
              value={parcel.sidesCm[place] ?? null}
              min={1}
              max={mostCm}
              texts={numberTexts}
              onChange={(taken) => putSide(place, taken)}
            />
          ))}
        </div>
        <ParcelVerdict order={order} />
      </div>
    </OrderSection>
  );
}
