import type { Parcel } from '@songwai/core/jobs/booking/parcel';
import type { OrderState } from '@songwai/core/orders/order-state';
import { OrderSection } from '@songwai/features/orders/panel/order-section';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Grid } from '@songwai/ui/layout/grid';
import { Stack } from '@songwai/ui/layout/stack';
import { NumberField } from '@songwai/ui/number-field/number-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { ParcelVerdict } from './parcel-verdict.tsx';

/** What the customer changed; undefined: takes it back. */
type ParcelPatch = { readonly [Field in keyof Parcel]?: Parcel[Field] | undefined };

const saidOnly = (parcel: ParcelPatch): Parcel =>
  Object.fromEntries(Object.entries(parcel).filter(([, said]) => said !== undefined && said !== ''));

const sides = ['width', 'length', 'height'] as const;

/** As the wire takes them. */
const longestContents = 120;
const mostKg = 5_000;
const mostCm = 1_000;

const selectParcel = ({ draft }: OrderState) => draft.parcel ?? {};

/** What is sent, all of it optional: the words are for the driver, the measures tell whether the vehicle takes it. */
export function ParcelSection() {
  const t = useTranslate();
  const order = usePortal().part(openOrder);
  const parcel = useFlow(order.store, selectParcel);
  const patch = (change: ParcelPatch) => order.patch({ parcel: saidOnly({ ...parcel, ...change }) });

  const numberTexts = {
    atLeast: (taken: string) => t('parcel.atLeast', { taken }),
    atMost: (taken: string) => t('parcel.atMost', { taken }),
    rounded: (taken: string) => t('parcel.rounded', { taken }),
    unreadable: (typed: string) => t('parcel.unreadable', { typed }),
  };

  return (
    <OrderSection title={t('parcel.title')} hint={t('parcel.optional')}>
      <Stack>
        {' '}
        <TextField
          label={t('parcel.contents')}
          placeholder={t('parcel.contentsExample')}
          value={parcel.contents ?? ''}
          maxLength={longestContents}
          onChange={(contents) => patch({ contents })}
        />
        <Grid partWidth="small" gap="small">
          <NumberField
            label={t('parcel.weight')}
            unit={t('parcel.kg')}
            value={parcel.weightKg ?? null}
            min={0.1}
            max={mostKg}
            step={0.1}
            largeStep={5}
            texts={numberTexts}
            onChange={(weightKg) => patch({ weightKg: weightKg ?? undefined })}
          />

          {sides.map((side) => (
            <NumberField
              key={side}
              label={t(`parcel.${side}`)}
              unit={t('parcel.cm')}
              value={parcel[`${side}Cm`] ?? null}
              min={1}
              max={mostCm}
              texts={numberTexts}
              onChange={(cm) => patch({ [`${side}Cm`]: cm ?? undefined })}
            />
          ))}
        </Grid>
        <ParcelVerdict order={order} />
      </Stack>
    </OrderSection>
  );
}
