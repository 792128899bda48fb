import type { RatingReason } from '@songwai/core/ratings/rating-reason';

/** The gateway's reasons. */
export const ratingReasons: readonly RatingReason[] = [
  { id: 1, forStars: 'high', th: 'ตรงเวลา', en: 'On time' },
  { id: 2, forStars: 'high', th: 'สุภาพ', en: 'Polite' },
  { id: 3, forStars: 'high', th: 'ดูแลของดี', en: 'Careful with the goods' },
  { id: 4, forStars: 'high', th: 'ส่งข่าวตลอด', en: 'Kept me informed' },
  { id: 11, forStars: 'low', th: 'มาช้า', en: 'Late' },
  { id: 12, forStars: 'low', th: 'ของเสียหาย', en: 'Damaged goods' },
  { id: 13, forStars: 'low', th: 'ไม่สุภาพ', en: 'Impolite' },
  { id: 14, forStars: 'low', th: 'ส่งผิดที่', en: 'Wrong place' },
  { id: 15, forStars: 'low', th: 'ขับเร็ว', en: 'Drove too fast' },
];
