export interface StreetName {
  readonly th: string;
  readonly aliases: readonly string[];
}

const head = /^(.*?)\s*(?:เขต|แขวง|อ\.|อำเภอ|ต\.|ตำบล|จ\.)/;
const road = /ถนน([^,()]+?)\s*(?:\((?:ถนน|ซอย)?([^()]*)\))?\s*$/;
const soi = /(?:^|,|\(|ปาก|ตรงข้าม|หน้า)\s*ซอย\s*([^,()]+?)\s*(?:\((?:ซอย|ถนน)?([^()]*)\))?(?=ถนน|,|ซอย|\)|$)/g;

function streetName(word: 'ถนน' | 'ซอย', name: string, other: string | undefined): StreetName {
  const plain = name
    .replace(/\s*ซอย(?:ที่)?\s*(?=\d)/, ' ')
    .replace(/(\d)[ก-๙].*$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const alias = other?.trim() ?? '';
  return { th: `${word}${plain}`, aliases: alias === '' || alias === plain || /ทางหลวง/.test(alias) ? [] : [alias] };
}

/** The road and the sois that a stop's address names; a soi without a name of its own ("ซอย 5") is left out. */
export function readStreets(address: string): readonly StreetName[] {
  const line = head.exec(address)?.[1] ?? '';
  const roadFound = road.exec(line);
  const sois = [...line.matchAll(soi)].map(([, name = '', other]) => ({ name: name.split('ถนน')[0]?.trim() ?? '', other }));
  return [
    ...(roadFound?.[1] === undefined || /^\d/.test(roadFound[1]) ? [] : [streetName('ถนน', roadFound[1], roadFound[2])]),
    ...sois
      .filter(({ name }) => /[ก-ฮ].*[ก-ฮ]/.test(name) && name.length < 40)
      .map(({ name, other }) => streetName('ซอย', name, other)),
  ];
}

/** A soi that is the stop's own name. */
export function readSoi(name: string): StreetName | null {
  if (!/^ซอย\s*[ก-ฮเ-ไ]/.test(name) || name.length > 45) return null;
  return streetName('ซอย', name.replace(/^ซอย\s*/, ''), undefined);
}

/** The name and number of a soi ("สุขุมวิท", "55"). */
export function splitNumber(th: string): { readonly base: string; readonly number: string } {
  const [, base = th, number = ''] = /^(.*?)\s*(\d+(?:\/\d+)?)$/.exec(th) ?? [];
  return { base: base.trim(), number };
}
