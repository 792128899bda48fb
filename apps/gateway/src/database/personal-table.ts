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

/** What happens to the rows when the account is erased. */
export type Erasure =
  | { readonly does: 'delete' }
  /** Stays unchanged, because nothing in it identifies the person once the account's row is stripped. */
  | { readonly does: 'keep'; readonly why: string }
  /** Stays without its personal data. */
  | {
      readonly does: 'strip';
      readonly why: string;
      /** New values by column, as text for PostgreSQL; null stays null. */
      readonly set?: Readonly<Record<string, string | null>>;
      /** Coordinates in degrees, truncated to hundredths, about a kilometre. */
      readonly round?: readonly string[];
      /** Tokens of links, replaced by new ones that are sent to nobody, so that the links stop working. */
      readonly renew?: readonly string[];
      /** Texts of other people, from which only the user's own name, phones and addresses are removed. */
      readonly scrub?: readonly string[];
    };

/** The personal data in one table. */
export interface PersonalTable {
  /** Its unique name in an export. */
  readonly section: string;
  readonly table: TableName;
  /** Columns that identify a row, in the order in which an export lists rows. */
  readonly key: readonly string[];
  readonly owner: Ownership;
  /** Columns that an export shows; none where they are secrets or not about the person. */
  readonly shows: readonly string[];
  readonly erasure: Erasure;
  /** Column that names a file in the object store, deleted with the row. */
  readonly file?: string;
  /** Columns with addresses that messages for the user were sent to. */
  readonly contacts?: readonly string[];
  /** Outlives the account; deleted when the law no longer requires its bookings. */
  readonly endsWithBooks?: true;
}

/** A table that refers to users or jobs but has no customer's data, with the reason. */
export interface ImpersonalTable {
  readonly table: TableName;
  readonly why: string;
}

/** A room's declaration of its tables. */
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

/** Declares the personal data in a table; an unknown column is a type error. */
export const personalTable = <const T extends TableName>(table: T, entry: Checked<T>): PersonalTable => ({ table, ...entry });
