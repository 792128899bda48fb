const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(^|[\s(])(?:ร\.\s?พ\.?|รพ)\.?\s*/g, '$1โรงพยาบาล '],
  [/(^|[\s(])โรงบาล\s*/g, '$1โรงพยาบาล '],
  [/(^|[\s(])มหาลัย\s*/g, '$1มหาวิทยาลัย '],
  [/(^|[\s(])(?:ร\.\s?ร\.?|รร)\.?\s*/g, '$1โรงเรียน '],
  [/(^|[\s(])ม\.\s*(?=[\d๐-๙])/g, '$1หมู่ '],
  [/(^|[\s(])ม\.\s*/g, '$1มหาวิทยาลัย '],
  [/(^|[\s(])ซ\.\s*/g, '$1ซอย '],
  [/(^|[\s(])ถ\.\s*/g, '$1ถนน '],
  [/(^|[\s(])(?:สน|สภ)\.\s*/g, '$1สถานีตำรวจ '],
  [/(^|[\s(])(?:สนง)\.?\s*/g, '$1สำนักงาน '],
  [/(^|[\s(])(?:ปณ)\.\s*/g, '$1ไปรษณีย์ '],
  [/(^|[\s(])(?:ธ)\.\s*/g, '$1ธนาคาร '],
  [/(^|[\s(])(?:บ|บจก|บมจ)\.\s*/g, '$1บริษัท '],
  [/(^|[\s(])จ\.\s*/g, '$1'],
  [/(^|\s)กทม\.?/g, '$1กรุงเทพมหานคร'],
  [/\bmt\.\s*/gi, 'mount '],
  [/\b(?:rd|thanon)\b\.?/gi, 'road'],
  [/\bst\.\s+/gi, 'saint '],
  [/\bhosp\b\.?/gi, 'hospital'],
  [/\buniv\b\.?/gi, 'university'],
];

/** Expands abbreviations in the names of places: รพ. for โรงพยาบาล, ซ. for ซอย, Rd for Road. */
export const spellOut = (text: string): string =>
  abbreviations.reduce((spelled, [short, long]) => spelled.replace(short, long), text).trim();
