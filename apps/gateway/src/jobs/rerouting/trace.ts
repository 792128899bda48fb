import type { LocalText } from '../../http/language.ts';
import type { TracedStop } from '../changes/tables.ts';
import type { ReroutePlan } from './plan-reroute.ts';
import type { RerouteState } from './reroute-state.ts';

/** What a change did, in positions and satang: the record of it names nobody. */
export interface RouteTrace {
  /** Positions after the change, with those before. */
  readonly moved: readonly { readonly was: number; readonly stop: number }[];
  readonly edited: readonly number[];
  readonly added: readonly number[];
  /** Positions before the change. */
  readonly removed: readonly number[];
  readonly priceBefore: number;
  readonly priceAfter: number;
}

export function traceOf({ planned, priceBefore, priceAfter }: ReroutePlan, { stops }: RerouteState): RouteTrace {
  const positions = planned.map((stop, position) => ({ ...stop, position }));
  return {
    moved: positions.flatMap(({ was, isMoved, position }) => (was !== null && isMoved ? [{ was, stop: position }] : [])),
    edited: positions.flatMap(({ was, isMoved, isChanged, position }) =>
      was !== null && isChanged && !isMoved ? [position] : [],
    ),
    added: positions.flatMap(({ was, position }) => (was === null ? [position] : [])),
    removed: stops.flatMap(({ position }) => (planned.some(({ was }) => was === position) ? [] : [position])),
    priceBefore,
    priceAfter,
  };
}

/** A change with its stops; those are gone where whoever booked erased the account. */
export interface TracedChange {
  readonly trace: RouteTrace;
  readonly before: readonly TracedStop[] | null;
  readonly after: readonly TracedStop[] | null;
}

const amountOf = (satang: number): string => `฿${(satang / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

/** A change in words: `Stop 2: Asok → Phaya Thai · stop 3 added: Bang Na · ฿82 → ฿124`. */
export function describeRoute({ trace, before, after }: TracedChange): LocalText {
  const nameIn = (stops: TracedChange['before'], position: number): string => stops?.[position]?.address_name ?? '';
  const named = (name: string): string => (name === '' ? '' : ` ${name}`);
  const parts: LocalText[] = [
    ...trace.moved.map(({ was, stop }) => {
      const [from, to] = [nameIn(before, was), nameIn(after, stop)];
      const names = from === '' || to === '' ? '' : `: ${from} → ${to}`;
      return { th: `เปลี่ยนที่อยู่จุดที่ ${stop + 1}${names}`, en: `Stop ${stop + 1} moved${names}` };
    }),
    ...trace.added.map((stop) => ({
      th: `เพิ่มจุดที่ ${stop + 1}${named(nameIn(after, stop))}`,
      en: `Stop ${stop + 1} added${named(nameIn(after, stop))}`,
    })),
    ...trace.removed.map((stop) => ({
      th: `ลบจุดที่ ${stop + 1}${named(nameIn(before, stop))}`,
      en: `Stop ${stop + 1} removed${named(nameIn(before, stop))}`,
    })),
    ...trace.edited.map((stop) => ({ th: `แก้ผู้ติดต่อหรือโน้ตจุดที่ ${stop + 1}`, en: `Contact or note of stop ${stop + 1} changed` })),
    ...(trace.priceBefore === trace.priceAfter
      ? []
      : [`${amountOf(trace.priceBefore)} → ${amountOf(trace.priceAfter)}`].map((price) => ({ th: price, en: price }))),
  ];
  return { th: parts.map(({ th }) => th).join(' · '), en: parts.map(({ en }) => en).join(' · ') };
}
