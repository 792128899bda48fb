import { mostCheckedRows } from '../../bulk-limits.ts';
import { phoneDigits } from '../cells/read-phone.ts';
import type { CheckedPlace, CheckPlaces, DeliveryRow } from '../delivery-row.ts';

/** Two calls on their way hide the network's delay; more would only queue in the gateway. */
const lanes = 2;

export interface AskPlacesOptions {
  readonly rows: readonly DeliveryRow[];
  readonly check: CheckPlaces;
  readonly signal: AbortSignal;
  /** Called for each batch; null: there was no answer. */
  readonly onAnswer: (asked: readonly DeliveryRow[], answer: readonly CheckedPlace[] | null) => void;
}

/** Asks for the places of rows in batches. A batch without an answer does not stop the others. Never rejects. */
export async function askPlaces({ rows, check, signal, onAnswer }: AskPlacesOptions): Promise<void> {
  const batches = Array.from({ length: Math.ceil(rows.length / mostCheckedRows) }, (_, index) =>
    rows.slice(index * mostCheckedRows, (index + 1) * mostCheckedRows),
  );
  const ask = async (batch: readonly DeliveryRow[]) => {
    const asked = batch.map(({ number, cells }) => ({ row: number, address: cells.address, phone: phoneDigits(cells.phone) }));
    const answer = await check(asked, signal).catch(() => null);
    if (!signal.aborted) onAnswer(batch, answer);
  };
  const lane = async (): Promise<void> => {
    for (let batch = batches.shift(); batch && !signal.aborted; batch = batches.shift()) await ask(batch);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
