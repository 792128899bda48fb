import { say } from '../say.ts';

type Lang = Readonly<Record<string, unknown>>;

/** What stories of the chat say, and what nobody hopes to read. */
export const chatTalk = (lang: Lang) => ({
  driver: say(lang, 'สมชาย', 'Somchai'),
  you: say(lang, 'คุณ', 'You'),
  hello: say(lang, 'สวัสดีครับ กำลังไปที่บ้านอารีย์ ถึงในอีก 6 นาทีครับ', 'Hello, I am on my way to Baan Ari. Six minutes.'),
  flowers: say(lang, 'ค่ะ ของเป็นช่อดอกไม้ ช่วยวางตั้งนะคะ', 'Thanks! They are flowers, so please set them upright.'),
  arrived: say(lang, 'ถึงสีลมคอมเพล็กซ์แล้วครับ', 'I am at Silom Complex.'),
  noAnswer: say(lang, 'ผู้รับไม่รับสาย ฝากประชาสัมพันธ์ได้ไหมครับ', 'The receiver does not answer. May I leave it at the reception?'),
  leaveIt: say(lang, 'ฝากไว้ได้เลยค่ะ ที่ประชาสัมพันธ์ชั้น 12', 'Please leave it at the reception, 12th floor.'),
  sending: say(lang, 'กำลังส่ง', 'Sending'),
  sent: say(lang, 'ส่งแล้ว', 'Sent'),
  read: say(lang, 'อ่านแล้ว', 'Read'),
  failed: say(lang, 'ยังไม่ได้ส่ง', 'Not sent'),
  waiting: say(lang, 'รอส่ง', 'Waiting'),
  again: say(lang, 'ส่งใหม่', 'Send again'),
  remove: say(lang, 'ลบ', 'Delete'),
  photo: say(lang, 'รูปช่อดอกไม้', 'Photo of the flowers'),
});

/** Texts that break layouts: no space, marks without end, right to left, markup. */
export const hostileTexts: readonly string[] = [
  `https://songwai.test/${'a'.repeat(180)}`,
  `น${'้ำ'.repeat(2)} ก${'็'.repeat(30)} ${'ปู่ญี่ปุ่น'.repeat(8)}`,
  'مرحبا، أين أنت الآن؟ 123 — שלום',
  '<script>alert(1)</script> <img src=x onerror=alert(1)>',
  'one\n\n\ntwo\tthree 👩‍👩‍👧‍👦🇹🇭',
];

/** A bunch of flowers as a data URL, so that the stories need no real photo. */
export const chatPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="#DDE6DF" d="M0 0h160v120H0z"/><path fill="#C3D0C5" d="M0 88h160v32H0z"/><path d="M80 44V26M68 50 56 30M92 50l13-20" stroke="#4C7A55" stroke-width="3"/><path d="M50 54h60L88 106H72Z" fill="#F1E3CF"/><circle cx="64" cy="48" r="11" fill="#E38CA6"/><circle cx="96" cy="48" r="11" fill="#E38CA6"/><circle cx="80" cy="44" r="13" fill="#D95F86"/><circle cx="70" cy="28" r="10" fill="#F2B6C6"/><circle cx="92" cy="28" r="10" fill="#FBE3EA"/></svg>',
)}`;
