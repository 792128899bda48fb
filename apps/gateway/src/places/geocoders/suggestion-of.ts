import type { Language } from '@songwai/core/basics/language';
import { addressWords } from '../gazetteer/entries.ts';
import type { District, PlaceEntry, Subdistrict } from '../gazetteer/place-entry.ts';
import type { Suggestion } from './geocoder.ts';

const shortWords: Readonly<Record<string, string>> = { อำเภอ: 'อ.', ตำบล: 'ต.' };

function thaiAddress(district: District, subdistrict: Subdistrict | null): string {
  const words = addressWords(district);
  const before = (word: string) => shortWords[word] ?? word;
  return [
    subdistrict === null ? '' : `${before(words.subdistrict)}${subdistrict.th}`,
    `${before(words.district)}${district.th}`,
    district.province.th,
    subdistrict?.postcode ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function englishAddress(district: District, subdistrict: Subdistrict | null): string {
  const names = [subdistrict?.en, district.en, district.province.en].filter((name) => name !== undefined);
  return [names.join(', '), subdistrict?.postcode].filter((part) => part !== undefined).join(' ');
}

/** Subdistrict, district, province and postcode in one line, as on an envelope. */
export function addressLine(district: District, subdistrict: Subdistrict | null, lang: Language): string {
  return lang === 'th' ? thaiAddress(district, subdistrict) : englishAddress(district, subdistrict);
}

/** A place of the gazetteer in the wire's form, in the customer's language. */
export function suggestionOf(place: PlaceEntry, lang: Language): Suggestion {
  const { district, subdistrict } = place;
  return {
    placeId: place.id,
    addressName: place[lang],
    address: addressLine(district, subdistrict, lang),
    district: district[lang],
    subDistrict: subdistrict?.[lang] ?? '',
    lat: place.lat,
    lng: place.lng,
    kind: place.kind,
    ...(place.isApproximate && { approximate: true }),
  };
}
