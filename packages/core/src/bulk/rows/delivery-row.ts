import type { PasteDoubt } from '../../places/paste/paste-doubt.ts';
import type { Place } from '../../places/place.ts';

/** What a file can say of a delivery, in the order of the columns on the screen. */
export const rowFields = ['name', 'phone', 'address', 'note', 'cod', 'reference', 'date'] as const;

export type RowField = (typeof rowFields)[number];

export type RowCells = Readonly<Record<RowField, string>>;

/** Why a cell stops its row; the text comes from i18n, with the values that it mentions. */
export type RowProblem =
  | {
      readonly code:
        | 'nameMissing'
        | 'phoneMissing'
        | 'phoneNotThai'
        | 'addressMissing'
        | 'addressShort'
        | 'addressNotFound'
        | 'addressArea'
        | 'addressContradiction'
        | 'addressLink'
        | 'addressOutside'
        | 'codAmount'
        | 'dateInvalid'
        | 'datePast'
        /** The text is a formula, which would run in the spreadsheet that opens the result. */
        | 'formula'
        /** A formula that could not be calculated: `#N/A`. */
        | 'formulaError'
        /** A quotation mark that is not closed: the text may go on somewhere else. */
        | 'openQuote'
        /** A long number that a spreadsheet has shortened: `2.6E+17`. */
        | 'numberShortened';
    }
  /** A spreadsheet took the house number for a day; it is given back as it may have been. */
  | { readonly code: 'addressDate'; readonly given: string }
  | { readonly code: 'phoneDigits'; readonly missing: number }
  /** Names a province, district or postcode that is not served. */
  | { readonly code: 'addressElsewhere'; readonly name: string }
  | { readonly code: 'addressSeveral'; readonly count: number }
  | { readonly code: 'cellTooLong'; readonly most: number }
  /** More than may be collected at one stop, in baht. */
  | { readonly code: 'codTooMuch'; readonly most: number }
  | { readonly code: 'dateFar'; readonly days: number }
  /** Most rows are for another day (DD/MM/YYYY): one booking is of one day. */
  | { readonly code: 'dateOther'; readonly day: string };

/** What a file says where a cell says something else, because of what could be read or of what came from other cells. */
export type SaidCells = Readonly<Partial<Record<RowField, string>>>;

/** What is worth a look, but does not stop the row. */
export type RowRemark =
  /** The same phone and address as an earlier row, by its number. */
  | { readonly kind: 'duplicate'; readonly of: number }
  | { readonly kind: 'booked'; readonly jobId: string }
  /** The amount was rounded to whole satang; `was` is what the file says. */
  | { readonly kind: 'rounded'; readonly was: string }
  /** The note has texts of other cells, which no field takes. */
  | { readonly kind: 'noteAdded' }
  /** The place, by its name, is only the nearest known one to the address. */
  | { readonly kind: 'nearby'; readonly place: string };

/** What the gateway knows of a row's address. */
export interface RowLookup {
  /** `waiting`: not asked since the last change; `failed`: asked, and no answer came. */
  readonly status: 'waiting' | 'found' | 'failed';
  /** What the address may mean, the likeliest first. */
  readonly places: readonly Place[];
  readonly doubt: PasteDoubt | null;
  /** The province, district or postcode outside the service area that the address names. */
  readonly elsewhere?: string;
  /** Id of a job by which the same was sent to the same person already. */
  readonly bookedAs: string | null;
  /** The place that the person chose, which settles every doubt. */
  readonly chosen: Place | null;
}

/** A row of the file, one drop-off, with what is wrong in it. */
export interface DeliveryRow {
  readonly key: string;
  /** Of the file, as its own program shows it: a header in the first row is 1. */
  readonly number: number;
  readonly cells: RowCells;
  readonly said?: SaidCells | undefined;
  readonly lookup: RowLookup;
  /** The place that its address means; null while it is unknown or in doubt. */
  readonly place: Place | null;
  readonly problems: Readonly<Partial<Record<RowField, RowProblem>>>;
  readonly remarks: readonly RowRemark[];
}

export const hasProblem = (row: DeliveryRow): boolean => Object.keys(row.problems).length > 0;

/** Whether the row can be booked. */
export const isReady = (row: DeliveryRow): boolean => row.place !== null && !hasProblem(row);

/** Where an address is, and whether it was booked already. */
export interface CheckedPlace {
  /** The row's number, as asked. */
  readonly row: number;
  readonly places: readonly Place[];
  readonly doubt: PasteDoubt | null;
  /** What of the address lies outside the service area, as written. */
  readonly elsewhere?: string;
  readonly bookedAs: string | null;
}

export interface AskedPlace {
  readonly row: number;
  readonly address: string;
  /** National digits; empty where the row has no valid phone yet. */
  readonly phone: string;
}

/** Asks the gateway for the places of at most `mostCheckedRows` rows. Rejects where there is no answer. */
export type CheckPlaces = (rows: readonly AskedPlace[], signal: AbortSignal) => Promise<readonly CheckedPlace[]>;
