import type { PlaceKind } from '@songwai/core/places/place-kind';

export interface KindWords {
  readonly kinds: readonly PlaceKind[];
  readonly words: readonly string[];
  /** Restricts the result by name, where a kind is wider than the words. */
  readonly named?: RegExp;
}

/** Words for a kind of place, typed to find any place of the kind. */
export const kindWords: readonly KindWords[] = [
  { kinds: ['flowers'], words: ['ร้านดอกไม้', 'ร้านขายดอกไม้', 'ดอกไม้', 'flower shop', 'florist', 'flowers', 'flower market'] },
  { kinds: ['cafe'], words: ['ร้านกาแฟ', 'กาแฟ', 'คาเฟ่', 'coffee', 'coffee shop', 'cafe'] },
  { kinds: ['food'], words: ['ร้านอาหาร', 'อาหาร', 'restaurant', 'food'] },
  { kinds: ['bank'], words: ['ธนาคาร', 'แบงก์', 'bank'] },
  {
    kinds: ['shop'],
    words: ['ร้านสะดวกซื้อ', 'ร้านค้า', 'ซูเปอร์มาร์เก็ต', 'ซุปเปอร์มาร์เก็ต', 'convenience store', 'supermarket', 'grocery', 'shop'],
  },
  { kinds: ['hospital'], words: ['โรงพยาบาล', 'คลินิก', 'รพ', 'hospital', 'clinic'] },
  { kinds: ['pharmacy'], words: ['ร้านยา', 'ร้านขายยา', 'pharmacy', 'drugstore'] },
  { kinds: ['school'], words: ['โรงเรียน', 'รร', 'school'] },
  { kinds: ['university'], words: ['มหาวิทยาลัย', 'university', 'college'] },
  { kinds: ['temple'], words: ['วัด', 'temple', 'wat'], named: /^วัด|\bwat\b/i },
  { kinds: ['temple'], words: ['มัสยิด', 'สุเหร่า', 'mosque'], named: /มัสยิด|สุเหร่า|mosque|masjid/i },
  { kinds: ['temple'], words: ['ศาลเจ้า', 'shrine'], named: /ศาลเจ้า|shrine/i },
  { kinds: ['temple'], words: ['โบสถ์', 'church'], named: /โบสถ์|church|cathedral/i },
  { kinds: ['market', 'flowers'], words: ['ตลาด', 'ตลาดสด', 'ตลาดนัด', 'market'] },
  { kinds: ['mall'], words: ['ห้าง', 'ห้างสรรพสินค้า', 'ศูนย์การค้า', 'mall', 'shopping mall', 'department store'] },
  { kinds: ['hotel'], words: ['โรงแรม', 'ที่พัก', 'hotel'] },
  { kinds: ['fuel'], words: ['ปั๊มน้ำมัน', 'ปั๊ม', 'สถานีบริการน้ำมัน', 'gas station', 'petrol station'] },
  { kinds: ['police'], words: ['สถานีตำรวจ', 'ตำรวจ', 'โรงพัก', 'police station', 'police'] },
  { kinds: ['post'], words: ['ไปรษณีย์', 'ที่ทำการไปรษณีย์', 'post office'] },
  { kinds: ['government'], words: ['สถานที่ราชการ', 'สำนักงานเขต', 'government office', 'district office'] },
  { kinds: ['station'], words: ['สถานีรถไฟฟ้า', 'รถไฟฟ้า', 'สถานีรถไฟ', 'bts', 'mrt', 'train station'] },
  { kinds: ['bus'], words: ['ป้ายรถเมล์', 'สถานีขนส่ง', 'ท่ารถ', 'bus stop', 'bus terminal'] },
  { kinds: ['pier'], words: ['ท่าเรือ', 'pier'] },
  { kinds: ['park'], words: ['สวนสาธารณะ', 'park'] },
  { kinds: ['office'], words: ['อาคารสำนักงาน', 'office building'] },
  { kinds: ['estate'], words: ['หมู่บ้าน', 'คอนโด', 'คอนโดมิเนียม', 'condo', 'condominium', 'village'] },
  { kinds: ['sports'], words: ['ฟิตเนส', 'ยิม', 'สนามกีฬา', 'gym', 'fitness', 'stadium'] },
  { kinds: ['airport'], words: ['สนามบิน', 'airport'] },
];
