import { type ProvinceElsewhere, provincesElsewhere } from '@songwai/core/places/elsewhere/provinces-elsewhere';
import { foldWords, soundOf } from '../search/text/fold.ts';

const leadingWords = /^(?:จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตำบล|ต\.|เทศบาล(?:นคร|เมือง)?|amphoe|amphur|changwat|mueang|muang|a\.)\s*/i;
const trailingWords = /\s+(?:province|district|city)$/i;

const keyOf = (text: string): string =>
  foldWords(text.trim().replace(leadingWords, '').replace(trailingWords, '')).map(soundOf).join('');

const byProvince = new Map<string, ProvinceElsewhere>(
  provincesElsewhere.flatMap((province) =>
    [province.th, province.en, ...province.aliases].map((name) => [keyOf(name), province] as const),
  ),
);
/** Towns, and the districts of a province's capital: "อ.เมืองขอนแก่น". */
const byTown = new Map<string, ProvinceElsewhere>(
  provincesElsewhere.flatMap((province) => [
    ...[province.th, province.en, ...province.aliases].map((name) => [keyOf(`เมือง${name}`), province] as const),
    ...province.towns.flat().map((name) => [keyOf(name), province] as const),
  ]),
);
const byPostcode = new Map(provincesElsewhere.map((province) => [province.postcode, province]));

/** The province outside the service area that a text names. */
export const provinceElsewhere = (text: string): ProvinceElsewhere | undefined => byProvince.get(keyOf(text));

/** The province outside the service area that has a district or town of this name. */
export const townElsewhere = (text: string): ProvinceElsewhere | undefined =>
  byTown.get(keyOf(text)) ?? byProvince.get(keyOf(text));

/** The province outside the service area that a postcode belongs to. */
export const postcodeElsewhere = (postcode: string): ProvinceElsewhere | undefined => byPostcode.get(postcode.slice(0, 2));

/** Words for what every town has: "เซ็นทรัลขอนแก่น", "มหาวิทยาลัยเชียงใหม่". */
const kindBefore =
  /^(?:เซ็นทรัล|เซนทรัล|โลตัส|บิ๊กซี|โรบินสัน|แม็คโคร|เทอร์มินอล\s?21|โฮมโปร|โรงพยาบาล|รพ\.?|โรงแรม|มหาวิทยาลัย|ม\.|ราชภัฏ|สนามบิน|ท่าอากาศยาน|ขนส่ง|บขส\.?|สถานีรถไฟ|ตลาด|ศาลากลาง|ไปรษณีย์|เดอะมอลล์|central|robinson|lotus'?s?|big ?c|makro|terminal ?21|the mall|university|hospital|hotel|airport)[\s,]*/i;
const lastWords = /(?:^|\s)((?:\S+\s)?\S+)$/;

/** The province outside the service area at the end of the name of a building or place; none where it is only a part of a word. */
export function elsewhereInName(name: string): ProvinceElsewhere | undefined {
  const text = name.trim();
  const kind = kindBefore.exec(text)?.[0];
  const own = kind === undefined ? undefined : provinceElsewhere(text.slice(kind.length));
  if (own !== undefined) return own;
  const two = lastWords.exec(text)?.[1] ?? '';
  const one = /\S+$/.exec(text)?.[0] ?? '';
  return text === one ? undefined : [two, one].map(provinceElsewhere).find((found) => found !== undefined);
}
