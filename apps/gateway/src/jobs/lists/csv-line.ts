import { type Options, stringify } from 'csv-stringify/sync';

/**
 * Text that a spreadsheet would take for a formula, including full-width characters. The library's own list ignores leading
 * blanks.
 */
const formulaStart = /^[\s]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20|%]/;

const options: Options = {
  record_delimiter: '\r\n',
  // Quotes also a cell with a lone CR or LF, which many readers take for the end of a line.
  quote_record_delimiter: true,
  // Beyond the standard: spreadsheets trim blanks at the ends, and in some countries separate cells by semicolons.
  quoted_match: /;|^\s|\s$/,
  // Numbers stay numbers; a text that a spreadsheet would evaluate gets a leading apostrophe, which makes it plain text.
  cast: { string: (text) => (formulaStart.test(text) ? `'${text}` : text) },
};

/** One line of a CSV file (RFC 4180), with its line end. */
export const csvLine = (cells: readonly (string | number)[]): string => stringify([[...cells]], options);
