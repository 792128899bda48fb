import type { Answers } from '../fixture-gateway.ts';
import { onNut, silomComplex } from '../places.ts';

/** A chat as a shop pastes it. */
export const pastedChat =
  'พี่คะ วันนี้ส่ง 3 ที่ค่ะ\nสีลมคอมเพล็กซ์ ชั้น 12 คุณธนากร 089-876-5432 เก็บ 350\nอ่อนนุช ทางออก 3 พี่อรทัย 062555019\nบ้านเดิม คุณวิทย์\nขอบคุณค่า';

const spanOf = (words: string) => {
  const start = pastedChat.indexOf(words);
  return [{ start, end: start + words.length }];
};
const field = (words: string, value = words, certain = true) => ({ value, spans: spanOf(words), certain });

const wirePlace = ({ name, ...place }: typeof onNut) => ({ addressName: name, ...place });
const market = { ...onNut, placeId: 'market', name: 'ตลาดอ่อนนุช', lat: onNut.lat + 0.01 };

/** What the gateway makes of it: one stop for certain, one with two meanings, one that it does not find and that may be several. */
const stops = [
  {
    address: field('สีลมคอมเพล็กซ์'),
    places: [wirePlace(silomComplex)],
    name: field('ธนากร'),
    phone: field('089-876-5432', '0898765432'),
    note: field('ชั้น 12'),
    codAmount: { value: 350, spans: spanOf('เก็บ 350'), certain: true },
  },
  {
    address: field('อ่อนนุช'),
    places: [wirePlace(onNut), wirePlace(market)],
    doubt: 'severalPlaces',
    name: field('อรทัย'),
    phone: field('062555019', '062555019', false),
    note: field('ทางออก 3'),
  },
  {
    address: field('บ้านเดิม'),
    places: [],
    doubt: 'notFound',
    name: field('วิทย์', 'วิทย์', false),
    mayBeSeveral: true,
  },
];

/** Answers the reading of the chat; any other text has no address. */
export const pasteAnswers: Answers = {
  '/places/paste': ({ pasted }) => ({ responseCode: 200, responseDesc: '', stops: pasted === pastedChat ? stops : [] }),
};
