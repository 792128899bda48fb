import { type Options, stringify } from 'csv-stringify/sync';

/** What a spreadsheet takes for the beginning of a formula, also in full width. The library's own list is shorter: it has no blanks before it. */
const formulaStart = /^[\s]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20|%]/;

const options: Options = {
  record_delimiter: '\r\n',
  // A lone CR or LF in a cell too, which ends a line for many readers.
  quote_record_delimiter: true,
  // Beyond the standard: spreadsheets drop blanks at the ends, and those of some countries part cells by semicolons.
  quoted_match: /;|^\s|\s$/,
  // A number stays a number; a text that a spreadsheet would compute gets an apostrophe before it, which it shows as text.
  cast: { string: (text) => (formulaStart.test(text) ? `'${text}` : text) },
};

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (cells: readonly (string | number)[]): string => stringify([[...cells]], options);
