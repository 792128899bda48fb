/** A line of a pasted text without what a chat program wrote into it. */
export interface ChatLine {
  readonly start: number;
  readonly end: number;
  /** Empty, a rule (`-----`), or nothing but a chat's date or picture. */
  readonly isGap: boolean;
}

const time = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?(?:[ap]\.?m\.?|น\.?))?`;
const date = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const month =
  '(?:ม\\.?ค|ก\\.?พ|มี\\.?ค|เม\\.?ย|พ\\.?ค|มิ\\.?ย|ก\\.?ค|ส\\.?ค|ก\\.?ย|ต\\.?ค|พ\\.?ย|ธ\\.?ค)\\.?|[มกพสตธ][ก-๙]{2,10}(?:คม|ยน|พันธ์)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const longDate = String.raw`(?:(?:วัน)?[\p{L}\p{M}.]{1,12}[,\s]+(?:ที่\s*)?)?(?:\d{1,2}\s*(?:${month})|(?:${month})\s*\d{1,2})\.?,?\s*(?:\d{2,4})?`;
/** Whole lines that a chat program writes. */
const furniture: readonly RegExp[] = [
  new RegExp(
    `^(?!.*(?:ก่อน|หลัง|ส่ง|รับ|ถึง|เวลา|นัด|ช่วง|ตอน))(?:[\\p{L}\\p{M}.]+,?\\s*)?${date}(?:\\s*\\(?[\\p{L}\\p{M}.]+\\)?)?,?\\s*(?:${time})?$`,
    'iu',
  ),
  new RegExp(`^(?:${time}|(?:วันนี้|เมื่อวาน|today|yesterday)(?:\\s+${time})?)$`, 'i'),
  new RegExp(
    `^(?!.*(?:ก่อน|หลัง|ส่ง|รับ|ถึง|เวลา|นัด|ช่วง|ตอน|\\b(?:before|after|by|at|until)\\b))[^\\d\\n:\\[\\]]{1,30}\\s+${time}$`,
    'iu',
  ),
  new RegExp(`^${longDate}[,\\s]*(?:at|เวลา|-)?\\s*(?:${time})?$`, 'iu'),
  /^(?:you sent|you replied|คุณส่ง|คุณตอบกลับ|ส่งแล้ว|เห็นแล้ว|seen(?: by.*)?|enter|sent|delivered|แก้ไขแล้ว|edited|ตอบกลับ|reply|forwarded|ส่งต่อ(?:ข้อความ)?|active now|ใช้งานอยู่)\s?(?:\d.*)?$/i,
  /^.{1,40}(?:แชร์ตำแหน่ง|ส่งตำแหน่ง|ได้แชร์ตำแหน่งที่ตั้ง|shared (?:a )?(?:location|live location))(?:ที่ตั้ง)?\.?$/i,
  /^(?:from|to|cc|bcc|sent|date|subject|reply-to|จาก|ถึง|สำเนา|ส่งเมื่อ|เรื่อง|หัวเรื่อง|หัวข้อ)\s*:.*(?:@|\d{1,2}:\d{2})/i,
  /^(?:subject|re|fwd?|เรื่อง|หัวเรื่อง)\s*:/i,
  /^(?:on|เมื่อ).{6,80}(?:wrote|เขียนว่า|เขียน)\s*:?$/i,
  /^(?:sent from my|ส่งจาก(?:\s?iphone|\s?มือถือ)|best regards|kind regards|regards|ขอแสดงความนับถือ).*$/i,
  /^\[line\]|^(?:saved on|บันทึกเมื่อ)|(?:unsent a message|ยกเลิกข้อความ)/i,
  /^\[?(?:sticker|photo|image|video|voice message|สติกเกอร์|รูปภาพ|รูป|วิดีโอ|ข้อความเสียง|อ่านแล้ว|read)\]?\s?\d*$/i,
];
/** A time and who spoke, of whom nothing more was copied. */
const timeAndSpeaker = new RegExp(`^${time}\\s+([^\\d\\s]{1,20})(?:\\s([^\\d\\s]{1,20}))?$`, 'iu');
/** The first row of a table: names of fields, and no field. */
const tableHead = /^(?=.*(?:ชื่อ|name))(?=.*(?:เบอร์|โทร|phone|tel))(?=.*(?:ที่อยู่|address))[^\d]*$/i;
const rule = /^[\s\-=_*~.#+>|]*$/;
/** What a chat program writes before a message: time and speaker, in the order of LINE, WhatsApp and others. */
const prefixes: readonly RegExp[] = [
  new RegExp(`^${time}\\t[^\\t\\n]*\\t"?`, 'iu'),
  new RegExp(`^\\[${date},?\\s*${time}\\]\\s*[^:\\n]{1,40}:\\s`, 'iu'),
  new RegExp(`^\\[${time}(?:,\\s*${date})?\\]\\s*[^:\\n]{1,40}:\\s`, 'iu'),
  new RegExp(`^${date},?\\s*${time}\\s*-\\s*[^:\\n]{1,40}:\\s`, 'iu'),
  new RegExp(`^[^\\n,:]{1,30},\\s*\\[${date}[^\\]]*\\]:?\\s*`, 'iu'),
  new RegExp(`^${time}\\s+[^\\s\\d:]{1,20}(?:\\s[^\\s\\d:]{1,20})?:\\s`, 'iu'),
];
/** "10:14 Ploy ส่งที่ …": the speaker has no sign after the name. */
const spaced = new RegExp(`^${time}\\s+(?:[^\\d\\s])`, 'iu');
const timeBefore = new RegExp(`^${time}\\s+`, 'i');
/** A time that is an appointment, not a chat's. */
const notSpeaker = /^(?:รับ|ส่ง|จาก|ไป|ถึง|ที่|ซอย|ซ\.|ถนน|คอนโด|บ้าน|ร้าน|ตึก|อาคาร|ชื่อ|from|to|pick|drop|deliver|send|at)/i;
/** A line of a list may be the same place again. */
const placeWord = /คอนโด|บ้าน|ร้าน|ตึก|อาคาร|ซอย|ถนน|โรง|เซ็นทรัล|สยาม|ตลาด|วัด|road|soi|tower|condo/i;
const mostSpeakerWords = 3;

const wordsAfterTime = (line: string) => line.replace(timeBefore, '').split(/\s+/);

/** The speakers of lines with a time: the longest beginning that two lines share, else the first word. */
function speakersOf(lines: readonly string[]): readonly string[] {
  const begun = lines.filter((line) => spaced.test(line)).map(wordsAfterTime);
  const counts = new Map<string, number>();
  for (const words of begun) {
    for (let length = 1; length <= Math.min(mostSpeakerWords, words.length - 1); length += 1) {
      const speaker = words.slice(0, length).join(' ');
      counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
    }
  }
  const shared = [...counts].filter(([, count]) => count > 1).map(([speaker]) => speaker);
  return shared.sort((one, other) => other.length - one.length);
}

function prefixLength(line: string, speakers: readonly string[]): number {
  for (const pattern of prefixes) {
    const found = pattern.exec(line);
    if (found) return found[0].length;
  }
  if (!spaced.test(line)) return 0;
  const rest = line.replace(timeBefore, '');
  const timeLength = line.length - rest.length;
  const known = speakers.find((name) => rest.startsWith(`${name} `));
  // "09:14 ร้านดอกไม้ …" above more such lines: a shop that speaks, and no place.
  if (notSpeaker.test(rest) && !(known && placeWord.test(known))) return timeLength;
  const speaker = known ?? /^\S+(?=\s)/.exec(rest)?.[0] ?? '';
  return timeLength + speaker.length;
}

const isFurniture = (line: string): boolean => furniture.some((pattern) => pattern.test(line));
const isDated = (line: string | undefined) =>
  line !== undefined && line.trim() !== '' && (isFurniture(line.trim()) || timeAndSpeaker.test(line.trim()));
/** Letters of a name of a page or a person, and nothing that an address or a sum needs. */
const senderLine = /^[^\d\n:,/]{1,40}$/;

/** Lines that are nothing but who wrote what follows: each time before a date, or the same line again and again. */
function senderLines(lines: readonly string[]): ReadonlySet<number> {
  const trimmed = lines.map((line) => line.trim());
  const counts = Map.groupBy(
    trimmed.filter((line) => senderLine.test(line)),
    (line) => line,
  );
  const found = new Set<number>();
  for (const [index, line] of trimmed.entries()) {
    if (!senderLine.test(line)) continue;
    const isBeforeDate = isDated(lines[index + 1]) || isDated(lines[index - 1]);
    const repeats = counts.get(line)?.length ?? 0;
    const isOfRepeated =
      repeats > 1 && trimmed.some((other, at) => other === line && (isDated(lines[at + 1]) || isDated(lines[at - 1])));
    if ((isBeforeDate && isDated(lines[index + 1])) || isOfRepeated || (repeats > 2 && !placeWord.test(line))) found.add(index);
  }
  return found;
}

/** "17:24 Kwan", and not "17:24 Kwan ขอบคุณ": after somebody who speaks elsewhere, too, the second word is said. */
function isOnlySpeaker(line: string, speakers: readonly string[]): boolean {
  const [, first = '', second] = timeAndSpeaker.exec(line) ?? [];
  return first !== '' && (second === undefined || !(speakers.includes(first) || /\t/.test(line)));
}

/** The lines of a plain text, without times, speakers, dates and pictures of a chat that was copied with them. */
export function readChatLines(text: string): readonly ChatLine[] {
  const lines = text.split('\n');
  const speakers = speakersOf(lines);
  const senders = senderLines(lines);
  let start = 0;
  return lines.map((line, index) => {
    const at = start;
    start += line.length + 1;
    const trimmed = line.trim();
    const isGap =
      senders.has(index) ||
      rule.test(trimmed) ||
      tableHead.test(trimmed) ||
      isFurniture(trimmed) ||
      isOnlySpeaker(trimmed, speakers);
    const from = isGap ? line.length : prefixLength(line, speakers);
    return { start: at + from, end: at + line.length, isGap };
  });
}
