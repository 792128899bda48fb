import type { DriverFields } from '../tables.ts';
import type { ChangeableColumns } from './change-queries.ts';

const names = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phoneNo',
  plate: 'plate',
  vehicle_kind: 'vehicleKind',
  gender: 'gender',
} as const;

type Column = keyof typeof names;
const isColumn = (key: string): key is Column => Object.hasOwn(names, key);

/** The columns of an entry that change; what is not named in the request stays. */
export const changedColumns = (row: ChangeableColumns, requested: Partial<ChangeableColumns>): Partial<ChangeableColumns> =>
  Object.fromEntries(Object.entries(requested).filter(([key, value]) => isColumn(key) && row[key] !== value));

/** How columns stand in the record of changes: by the names of the wire, a gender that was not told as `N`. */
export const namedFields = (columns: Partial<ChangeableColumns>): DriverFields =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([key, value]) =>
      isColumn(key) ? [[names[key], value ?? (key === 'gender' ? 'N' : '')]] : [],
    ),
  );

/** What stood there before, of the columns that change. */
export const sameColumns = (row: ChangeableColumns, changed: Partial<ChangeableColumns>): Partial<ChangeableColumns> =>
  Object.fromEntries(Object.keys(changed).flatMap((key) => (isColumn(key) ? [[key, row[key]]] : [])));
