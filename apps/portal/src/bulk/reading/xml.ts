import { refuseFile } from './read-problem.ts';

/** The attributes of an element by their local names; entities are resolved. */
export type XmlAttributes = ReadonlyMap<string, string>;

/** What is told while an XML part is walked through. Names come without their prefix. */
export interface XmlListener {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const mostCodePoint = 0x10ffff;

function resolved(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (whole: string, ...[hex, decimal, name]: (string | undefined)[]) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= mostCodePoint ? String.fromCodePoint(code) : '';
    },
  );
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const attribute = /([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesOf(text: string): XmlAttributes {
  const found = new Map<string, string>();
  if (!text.includes('=')) return found;
  for (const [, name = '', quoted, plain] of text.matchAll(attribute)) found.set(local(name), resolved(quoted ?? plain ?? ''));
  return found;
}

/** The index of the ">" that ends a tag; one may stand in a quoted value. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at++) {
    const character = xml.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

const found = (index: number): number => {
  if (index < 0) throw refuseFile('unreadable');
  return index;
};

/**
 * Walks once through the XML of a workbook's part. It knows what such parts have: no entities of its own, so that nothing can be blown up.
 * @throws UnreadableFile for XML that breaks off or defines entities
 */
export function walkXml(xml: string, { open, close, text }: XmlListener): void {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    if (start > at) text(resolved(xml.slice(at, start)));
    if (xml.startsWith('<!--', start)) at = found(xml.indexOf('-->', start + 4)) + 3;
    else if (xml.startsWith('<![CDATA[', start)) {
      const end = found(xml.indexOf(']]>', start + 9));
      text(xml.slice(start + 9, end));
      at = end + 3;
    } else if (xml.startsWith('<?', start)) at = found(xml.indexOf('?>', start + 2)) + 2;
    else if (xml.startsWith('<!', start)) throw refuseFile('unreadable');
    else {
      const end = found(endOfTag(xml, start + 1));
      const isClosing = xml.charAt(start + 1) === '/';
      const isEmpty = xml.charAt(end - 1) === '/';
      const tag = xml.slice(start + (isClosing ? 2 : 1), isEmpty ? end - 1 : end);
      const space = tag.search(/\s/);
      const name = local(space < 0 ? tag : tag.slice(0, space));
      if (isClosing) close(name);
      else {
        open(name, space < 0 ? new Map() : attributesOf(tag.slice(space)));
        if (isEmpty) close(name);
      }
      at = end + 1;
    }
  }
}

/** The text of a part, in the encoding that its first bytes say. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
