import { refuseFile } from './read-problem.ts';
import type { Unpacked } from './unpack.ts';
import { decodeXml, walkXml, type XmlAttributes } from './xml.ts';

/** A sheet with cells, as the workbook lists it. Sheets that are only a chart have none. */
export interface ListedSheet {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
  /** It was open when the workbook was saved. */
  readonly isActive: boolean;
}

/** How a number is shown: as a day, with zeros in front, or as it is. */
export type NumberStyle = 'plain' | 'day' | { readonly digits: number };

/** What is said for the whole workbook. */
export interface WorkbookParts {
  readonly sheets: readonly ListedSheet[];
  readonly sharedTexts: readonly string[];
  readonly styles: readonly NumberStyle[];
  /** Days are counted from 1904, as old programs of Apple did. */
  readonly isFrom1904: boolean;
  /** Formulas are to be calculated anew: their stored zeros are no values. */
  readonly isUncalculated: boolean;
}

const listOf = (xml: string, onElement: (name: string, attributes: XmlAttributes) => void): void =>
  walkXml(xml, { open: onElement, close: () => undefined, text: () => undefined });

const textOf = (parts: Unpacked, path: string): string => {
  const bytes = parts.get(path);
  return bytes ? decodeXml(bytes) : '';
};

/** A target of a relationship as a path in the archive. */
function pathOf(target: string, folder: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = `${folder}${target}`.split('/');
  const path: string[] = [];
  for (const step of steps) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}

interface Link {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** What a part refers to. */
function linksOf(parts: Unpacked, path: string): readonly Link[] {
  const cut = path.lastIndexOf('/') + 1;
  const [folder, file] = [path.slice(0, cut), path.slice(cut)];
  const links: Link[] = [];
  listOf(textOf(parts, `${folder}_rels/${file}.rels`), (name, attributes) => {
    if (name !== 'Relationship' || attributes.get('TargetMode') === 'External') return;
    const type = attributes.get('Type') ?? '';
    links.push({
      id: attributes.get('Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      path: pathOf(attributes.get('Target') ?? '', folder),
    });
  });
  return links;
}

/** The path of the workbook itself; null for another archive. */
export function workbookPath(parts: Unpacked): string | null {
  const linked = linksOf(parts, '').find(({ type, path }) => type === 'officeDocument' && parts.has(path))?.path;
  const path = linked ?? 'xl/workbook.xml';
  return parts.has(path) && /<(?:\w+:)?workbook\b/.test(textOf(parts, path).slice(0, 2_000)) ? path : null;
}

/** Texts of phonetic hints stand beside those that are shown. */
function readSharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let current = '';
  let isText = false;
  let hints = 0;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') hints++;
      else isText = name === 't' && hints === 0;
    },
    close: (name) => {
      if (name === 'si') texts.push(current);
      else if (name === 'rPh') hints--;
      else if (name === 't') isText = false;
    },
    text: (text) => {
      if (isText) current += text;
    },
  });
  return texts;
}

/** Formats that every program knows by their number and that show a day. */
const dayFormats: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58, 71, 72, 73, 74, 75, 76, 81,
]);

/** A format in which a day, month or year is written: quoted words, colours and escaped characters say nothing of it. */
const isDayFormat = (format: string): boolean => {
  const plain = (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dy]|mmm|ว|ป/i.test(plain) && !/general/i.test(plain) && !/^[^a-z]*e[+-]/i.test(plain);
};

function styleOf(id: number, format: string | undefined): NumberStyle {
  if (format === undefined) return dayFormats.has(id) ? 'day' : 'plain';
  if (isDayFormat(format)) return 'day';
  const zeros = /^0{2,20}$/.exec(format.replace(/["\\\s()-]/g, ''));
  return zeros ? { digits: zeros[0].length } : 'plain';
}

function readStyles(xml: string): readonly NumberStyle[] {
  const formats = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isCells = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      else if (name === 'cellXfs') isCells = true;
      else if (name === 'xf' && isCells) {
        const id = Number(attributes.get('numFmtId') ?? 0);
        styles.push(styleOf(id, formats.get(id)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
    text: () => undefined,
  });
  return styles;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** What the workbook says of its sheets, texts and formats. @throws UnreadableFile */
export function readWorkbookParts(parts: Unpacked, path: string): WorkbookParts {
  const links = linksOf(parts, path);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  // Some programs forget to link what stands in its usual place.
  const linked = (type: string): string =>
    textOf(parts, links.find((link) => link.type === type)?.path ?? `${folder}${type}.xml`);
  const sheets: (Omit<ListedSheet, 'isActive'> & { readonly index: number })[] = [];
  let listed = 0;
  let active = 0;
  let isFrom1904 = false;
  let isUncalculated = false;
  listOf(textOf(parts, path), (name, attributes) => {
    if (name === 'workbookPr') isFrom1904 = isTrue(attributes.get('date1904'));
    else if (name === 'workbookView') active = Number(attributes.get('activeTab') ?? 0);
    else if (name === 'calcPr') isUncalculated = isTrue(attributes.get('fullCalcOnLoad'));
    else if (name === 'sheet') {
      const link = links.find(({ id }) => id === attributes.get('id'));
      const index = listed++;
      if (link?.type !== 'worksheet') return;
      sheets.push({
        name: attributes.get('name') ?? '',
        path: link.path,
        isHidden: /hidden/i.test(attributes.get('state') ?? ''),
        index,
      });
    }
  });
  if (listed === 0) throw refuseFile('unreadable');
  return {
    sheets: sheets.map(({ index, ...sheet }) => ({ ...sheet, isActive: index === active })),
    sharedTexts: readSharedTexts(linked('sharedStrings')),
    styles: readStyles(linked('styles')),
    isFrom1904,
    isUncalculated,
  };
}
