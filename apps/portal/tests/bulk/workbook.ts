import { strToU8, zipSync } from 'fflate';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A day as a workbook stores it, shown by the date format of style 1. */
export interface DayCell {
  readonly day: number;
}
/** A formula with the value that was last calculated. */
export interface FormulaCell {
  readonly formula: string;
  readonly value: string;
}
export type WorkbookCell = string | number | DayCell | FormulaCell;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const columnOf = (index: number): string => String.fromCharCode(65 + index);

function cellXml(cell: WorkbookCell, reference: string): string {
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return cell === '' ? '' : `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('day' in cell) return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
  return `<c r="${reference}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
}

/** The XML of a sheet. */
export const sheetXml = (rows: readonly (readonly WorkbookCell[])[]): string => {
  const body = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${columnOf(column)}${index + 1}`)).join('')}</row>`,
  );
  return `${xml}<worksheet xmlns="${main}"><sheetData>${body.join('')}</sheetData></worksheet>`;
};

/** The parts of a workbook, of which the XML of each sheet is given by its name. */
export function workbookParts(sheets: Readonly<Record<string, string>>): Record<string, Uint8Array> {
  const names = Object.keys(sheets);
  const list = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const targets = names.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Type="${links}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${links}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join('')}</Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(Object.values(sheets).map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet])),
  };
  return Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]));
}

export const zipped = (parts: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(parts, { level: 9 }));

/** A workbook of sheets given as rows. */
export const workbook = (sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>): Uint8Array<ArrayBuffer> =>
  zipped(workbookParts(Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, sheetXml(rows)]))));
