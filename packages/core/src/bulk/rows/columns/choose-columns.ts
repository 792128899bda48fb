import { type RowField, rowFields } from '../delivery-row.ts';
import type { Columns, FieldColumns } from './find-columns.ts';

/** Fields of which several columns may say something. */
export const joinedFields: ReadonlySet<RowField> = new Set(['name', 'address', 'note']);

/** What each column of a table is read as, by its index; of a column that no field takes, its text goes into the note. */
export function chosenFields({ fields, added }: Columns): ReadonlyMap<number, RowField> {
  const chosen = new Map<number, RowField>(added.map((column) => [column, 'note']));
  for (const field of rowFields) for (const column of fields[field] ?? []) chosen.set(column, field);
  return chosen;
}

/** The columns as a person has chosen them; null for one that is not read. */
export function chooseColumns(columns: Columns, chosen: ReadonlyMap<number, RowField | null>): Columns {
  const { headerRow, parts, paymentWay, isAnySum } = columns;
  const own = new Set(columns.fields.note);
  const takenFor = (wanted: RowField): readonly number[] =>
    [...chosen].flatMap(([column, field]) => (field === wanted ? [column] : [])).sort((one, other) => one - other);
  const notes = takenFor('note');
  // The first column of notes needs no heading in front of its texts.
  const plain = notes.filter((column) => own.has(column));
  const main = plain.length > 0 ? plain : notes.slice(0, 1);
  const fields: FieldColumns = Object.fromEntries(
    rowFields.map((field) => [field, field === 'note' ? main : takenFor(field)]).filter(([, taken]) => (taken ?? []).length > 0),
  );
  const isSameSum = String(fields.cod) === String(columns.fields.cod);
  return {
    headerRow,
    fields,
    parts,
    added: notes.filter((column) => !main.includes(column)),
    paymentWay,
    isAnySum: isSameSum && isAnySum,
    isAddressSure: true,
  };
}
