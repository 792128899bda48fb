import { formatBaht } from '@songwai/core/basics/money';
import type { PublicRates, RatedExtra } from '@songwai/core/pricing/rates/public-rates';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { FeeList } from '@songwai/ui/fee-list/fee-list';
import { useNameList } from './use-name-list.ts';

/** What is to be said about an extra that its rule does not say, by its id (decisions, "Prices"). */
const knownNotes = { 1: 'rates.noteCod', 2: 'rates.noteCheque', 7: 'rates.noteInsurance' } as const;

export interface ExtrasListProps {
  readonly rates: PublicRates;
  /** The id of the heading that names the list. */
  readonly labelledBy: string;
  readonly columns?: 1 | 2;
}

/** All extras with their fees in words (spec §9). */
export function ExtrasList({ rates: { vehicles, extras }, labelledBy, columns = 1 }: ExtrasListProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const list = useNameList();
  const firstReturn = extras.find(({ kind }) => kind === 'returnLeg');

  const feeOf = ({ kind, percent, feeSatang }: RatedExtra) => {
    if (kind === 'fareShare') return t('rates.fareShare', { percent });
    if (kind === 'returnLeg') return t('rates.returnShare', { percent });
    return feeSatang === 0 ? t('rates.free') : formatBaht(feeSatang);
  };

  const noteOf = (extra: RatedExtra) => {
    const { id, kind, maxSatang, vehicleIds } = extra;
    const known = knownNotes[id as keyof typeof knownNotes];
    const only = vehicles.filter((vehicle) => vehicleIds.includes(vehicle.id)).map(({ name }) => nameOf(name));
    return [
      known && t(known),
      kind === 'fareShare' && maxSatang !== null && t('rates.noteFareMax', { max: formatBaht(maxSatang) }),
      kind === 'returnLeg' && t(extra === firstReturn ? 'rates.noteReturn' : 'rates.noteReturnTwice'),
      only.length < vehicles.length && t('rates.noteOnly', { vehicles: list(only) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  return (
    <FeeList
      labelledBy={labelledBy}
      columns={columns}
      items={extras.map((extra) => {
        const note = noteOf(extra);
        return {
          id: String(extra.id),
          title: <Phrases text={nameOf(extra.name)} />,
          fee: feeOf(extra),
          note: note && <Phrases text={note} />,
        };
      })}
    />
  );
}
