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

/** The columns whose requested value differs; columns not in the request stay. */
export const changedColumns = (row: ChangeableColumns, requested: Partial<ChangeableColumns>): Partial<ChangeableColumns> =>
  Object.fromEntries(Object.entries(requested).filter(([key, value]) => isColumn(key) && row[key] !== value));

/** Columns under their wire names for the change history; a gender that was not stated is `N`. */
export const namedFields = (columns: Partial<ChangeableColumns>): DriverFields =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([key, value]) =>
      isColumn(key) ? [[names[key], value ?? (key === 'gender' ? 'N' : '')]] : [],
    ),
  );

/** The former values of the columns that change. */
export const sameColumns = (row: ChangeableColumns, changed: Partial<ChangeableColumns>): Partial<ChangeableColumns> =>
  Object.fromEntries(Object.keys(changed).flatMap((key) => (isColumn(key) ? [[key, row[key]]] : [])));
