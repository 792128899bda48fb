import type { Database } from './tables.ts';

type TableName = keyof Database & string;

/** How the rows that belong to a person are found. */
export type Ownership =
  /** `column` holds the user's id. With `whileNull` only rows in which that column is empty. */
  | { readonly by: 'user'; readonly column: string; readonly whileNull?: string }
  /** Booked by an individual, or for the company that the account is (`user_id`, `company_user_id`). */
  | { readonly by: 'customer' }
  /** Booked for another user's company: the row is the company's, but says what this user did. */
  | { readonly by: 'member' }
  /** `column` holds the `key` of a row of another entry, named by its section. */
  | { readonly by: 'row'; readonly column: string; readonly of: string; readonly key: string }
  /** `column` holds an e-mail address or phone of the user; with `isProven` only those that sign the user in. */
  | { readonly by: 'contact'; readonly column: string; readonly isProven?: true };

/** What becomes of the rows when the account is erased. */
export type Erasure =
  | { readonly does: 'delete' }
  /** Stays as it is, because nothing in it says who it was once the account is bare. */
  | { readonly does: 'keep'; readonly why: string }
  /** Stays without what is personal. */
  | {
      readonly does: 'strip';
      readonly why: string;
      /** By column, as PostgreSQL reads it from text; what is null stays null. */
      readonly set?: Readonly<Record<string, string | null>>;
      /** Degrees, cut to hundredths: a kilometre or so. */
      readonly round?: readonly string[];
      /** Links that must lead nowhere any more: generated again, told to nobody. */
      readonly renew?: readonly string[];
      /** Texts of other people, from which only the user's own name, phones and addresses are removed. */
      readonly scrub?: readonly string[];
    };

/** What one table knows of a person. */
export interface PersonalTable {
  /** Its name in an export, which no other entry has. */
  readonly section: string;
  readonly table: TableName;
  /** Columns that identify a row, in the order in which an export lists rows. */
  readonly key: readonly string[];
  readonly owner: Ownership;
  /** Columns that an export shows; none where they are secrets or say nothing of the person. */
  readonly shows: readonly string[];
  readonly erasure: Erasure;
  /** Column that names a file in the object store, thrown away with the row. */
  readonly file?: string;
  /** Columns with addresses that we have written to for the user. */
  readonly contacts?: readonly string[];
  /** Outlives the account; deleted when the law no longer asks to retain its bookings. */
  readonly endsWithBooks?: true;
}

/** A table that names users or jobs and is nevertheless no customer's: why. */
export interface ImpersonalTable {
  readonly table: TableName;
  readonly why: string;
}

/** What a room says of its tables. */
export interface PersonalData {
  readonly personal: readonly PersonalTable[];
  readonly impersonal: readonly ImpersonalTable[];
}

type ColumnOf<T extends TableName> = keyof Database[T] & string;

/** An entry whose columns are those of its table. */
interface Checked<T extends TableName> extends Omit<PersonalTable, 'table' | 'key' | 'shows' | 'file' | 'contacts'> {
  readonly key: readonly ColumnOf<T>[];
  readonly shows: readonly ColumnOf<T>[];
  readonly file?: ColumnOf<T>;
  readonly contacts?: readonly ColumnOf<T>[];
}

/** Names what a table knows of a person; a column that it does not have is a type error. */
export const personalTable = <const T extends TableName>(table: T, entry: Checked<T>): PersonalTable => ({ table, ...entry });
