/** Messages of one tap. They are sent as keys, so that everyone reads them in their own language. */
export const driverQuickReplies = [
  'onTheWay',
  'nearlyThere',
  'atPickUp',
  'atDropOff',
  'waitingForYou',
  'noAnswer',
  'leaveWhere',
  'inTraffic',
  'okay',
  'thanks',
] as const;
export const customerQuickReplies = [
  'leaveIt',
  'waitAMoment',
  'callAgain',
  'meetAtLobby',
  'comingDown',
  'okay',
  'handleWithCare',
  'whereAreYou',
  'thanks',
] as const;

export type QuickReply = (typeof driverQuickReplies)[number] | (typeof customerQuickReplies)[number];

type Text = { readonly th: string; readonly en: string };

/** Each in both languages; the Thai of drivers is polite for either gender in writing. */
export const quickReplyTexts: Readonly<Record<QuickReply, Text>> = {
  onTheWay: { th: 'กำลังเดินทางไปจุดรับของ', en: 'I am on my way to the pick-up.' },
  nearlyThere: { th: 'ใกล้ถึงแล้ว', en: 'I am nearly there.' },
  atPickUp: { th: 'ถึงจุดรับของแล้ว', en: 'I have arrived at the pick-up.' },
  atDropOff: { th: 'ถึงจุดส่งของแล้ว', en: 'I have arrived at the drop-off.' },
  waitingForYou: { th: 'รออยู่ที่จุดนัดพบ', en: 'I am waiting at the meeting point.' },
  noAnswer: { th: 'ผู้รับไม่รับสาย ฝากของไว้ได้ไหม', en: 'The receiver does not answer. May I leave the goods with someone?' },
  leaveWhere: { th: 'ให้ฝากของไว้ที่ไหนดี', en: 'Where shall I leave the goods?' },
  inTraffic: { th: 'รถติด อาจถึงช้าเล็กน้อย', en: 'There is heavy traffic. I may be a little late.' },
  leaveIt: { th: 'ฝากไว้ได้เลย', en: 'You can leave it there.' },
  waitAMoment: { th: 'รอสักครู่', en: 'Please wait a moment.' },
  callAgain: { th: 'โทรหาผู้รับอีกครั้ง', en: 'Please call the receiver again.' },
  meetAtLobby: { th: 'เปลี่ยนจุดรับเป็นล็อบบี้', en: 'Please meet at the lobby instead.' },
  comingDown: { th: 'กำลังลงไปรับ', en: 'I am coming down.' },
  okay: { th: 'โอเค', en: 'Okay.' },
  handleWithCare: { th: 'ของแตกง่าย ช่วยระวังด้วย', en: 'It is fragile. Please handle it with care.' },
  whereAreYou: { th: 'ตอนนี้อยู่ที่ไหนแล้ว', en: 'Where are you now?' },
  thanks: { th: 'ขอบคุณ', en: 'Thank you.' },
};

/** Answers to what the driver said last, the likeliest first; the rest follows. */
const answers: Partial<Readonly<Record<QuickReply, readonly (typeof customerQuickReplies)[number][]>>> = {
  noAnswer: ['leaveIt', 'waitAMoment', 'callAgain', 'meetAtLobby'],
  leaveWhere: ['meetAtLobby', 'leaveIt', 'comingDown', 'waitAMoment'],
  atPickUp: ['comingDown', 'waitAMoment', 'handleWithCare'],
  atDropOff: ['comingDown', 'waitAMoment', 'leaveIt'],
  waitingForYou: ['comingDown', 'waitAMoment', 'leaveIt'],
  onTheWay: ['okay', 'handleWithCare', 'thanks'],
  nearlyThere: ['okay', 'comingDown', 'meetAtLobby'],
  inTraffic: ['okay', 'whereAreYou', 'thanks'],
};

export const isQuickReply = (key: string): key is QuickReply => Object.hasOwn(quickReplyTexts, key);

/**
 * The chips over a customer's composer.
 * @param last key of the driver's last message; null where it was none, or something else
 */
export const suggestQuickReplies = (last: string | null): readonly (typeof customerQuickReplies)[number][] => {
  const first = (last !== null && isQuickReply(last) ? answers[last] : undefined) ?? ['okay', 'whereAreYou'];
  return [...first, ...customerQuickReplies.filter((key) => !first.includes(key))].slice(0, 6);
};
