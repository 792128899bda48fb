import type { PastedStop, ReadAddressPart, ReadField } from './paste.ts';
import type { Piece, PieceOf } from './piece.ts';
import type { PlainText } from './plain-text.ts';
import { settlePieces } from './settle-pieces.ts';
import type { StopPieces } from './split-stops.ts';
import { namesSomebody } from './words/name-words.ts';

const isMobile = (phone: string): boolean => /^0[689]/.test(phone);
const mostSatang = 5_000_000;
const ofKind = <Kind extends Piece['kind']>(pieces: readonly Piece[], kind: Kind) =>
  pieces.filter((piece): piece is PieceOf<Kind> => piece.kind === kind);

/** Neighbouring pieces as one span, so that a text is shown as it was written. */
function joined(pieces: readonly Piece[], text: string): readonly { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of pieces) {
    const last = runs.at(-1);
    if (last && /^[\s,.:;()-]{0,3}$/.test(text.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

function textField(pieces: readonly Piece[], { text, spanOf }: PlainText, isCertain: boolean): ReadField | null {
  const runs = joined(pieces, text);
  if (runs.length === 0) return null;
  const value = runs.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim()).join(' ');
  return value === '' ? null : { value, spans: runs.map(({ start, end }) => spanOf(start, end)), isCertain };
}

function codOf(pieces: readonly Piece[], { spanOf }: PlainText): PastedStop['codSatang'] {
  const [cod, second] = ofKind(pieces, 'cod');
  const total = pieces.some(({ kind }) => kind === 'collect') ? ofKind(pieces, 'total')[0] : undefined;
  const found = cod ?? total;
  if (!found || found.value <= 0 || found.value > mostSatang) return null;
  const isOne = second === undefined || second.value === found.value;
  return { value: found.value, spans: [spanOf(found.start, found.end)], isCertain: found.isCertain && isOne };
}

/** "ส่งบางนาเท่าไหร่คะ": a place is asked about, and nothing is sent there yet. */
function isQuestion(pieces: readonly Piece[], text: string): boolean {
  const place = pieces.find(({ kind }) => kind === 'address');
  if (!place) return false;
  const before = text.slice(0, place.start).search(/[^.!?\n]*$/);
  const line = /^[^\n!?]*\??/.exec(text.slice(before))?.[0] ?? '';
  return /เท่าไหร่|เท่าไร|กี่บาท|ได้ไหม|ได้มั้ย|ไหมคะ|ไหมครับ|มั้ย|รึเปล่า|หรือเปล่า|หรือยัง|ถึงไหน|ที่ไหน|how much|\?/i.test(line);
}

/** "08… หรือ 08…", "(สำรอง 08…)": another number of the same person. */
const spareBefore = /(?:(?:หรือ|\bor|[/,])[\s(:]*(?:เบอร์|โทร\.?)?[\s(:]*|สำรอง[^\d\n]{0,14})$/i;
/** Words of a delivery that were read as a remark: somewhere else may be meant. */
const deliveryInNote =
  /(?:->|→|=>)|(?:แล้ว|ไป|มา|เอา)+(?:ส่ง|ให้)(?:ที่|แถว|ตรง|คุณ|พี่|น้อง)|(?:^|\s)(?:and )?(?:then )?(?:bring|take|send|deliver) (?:it )?to /i;

/** "Tell staff it's for Khun Lek": a sentence that was cut off before the name. */
const goesOnToName = /^ (?:for|to|with|ถึง|ให้|กับ)\s?\S*\s?$/i;

/** A stop out of its pieces; null where no place is meant. */
export function buildStop({ role, pieces: raw, hasStranded = false }: StopPieces, plain: PlainText): PastedStop | null {
  const pieces = settlePieces(raw, plain);
  const { text, spanOf } = plain;
  const field = <Value>({ start, end }: Piece, value: Value): ReadField<Value> => ({
    value,
    spans: [spanOf(start, end)],
    isCertain: true,
  });
  const addresses = ofKind(pieces, 'address');
  const parts: readonly ReadAddressPart[] = addresses.map(({ part, start, end }) => ({ part, text: text.slice(start, end) }));
  const phones = ofKind(pieces, 'phone');
  const callable = phones.filter(({ isAside }) => !isAside);
  const [firstPhone, secondPhone] = callable;
  const isAlternative =
    firstPhone && secondPhone && /^[\s,/()]*(?:หรือ|or)?[\s,/()]*$/i.test(text.slice(firstPhone.end, secondPhone.start));
  // Beside an office's number the mobile one is the person's, most likely; "02… หรือ 08…" leaves it to the driver.
  const phone = (isAlternative ? undefined : callable.find(({ value }) => isMobile(value))) ?? firstPhone ?? phones[0];
  const isRival = (other: PieceOf<'phone'>) =>
    other !== phone && other.value !== phone?.value && !spareBefore.test(text.slice(0, Math.max(other.start, phone?.start ?? 0)));
  const hasRival = hasStranded || callable.some(isRival);
  const isGuessed = hasRival || (phone !== undefined && phones.length > 1 && phone !== phones[0]);
  const foundNames = ofKind(pieces, 'name');
  const name = foundNames.find(({ isTitled }) => isTitled) ?? foundNames[0];
  // "Attn: Store dept., Mr. Anan", "คุณวิภา 081… คุณต้น 089…": who else is there still helps the driver.
  const nameText = name ? text.slice(name.start, name.end) : '';
  const otherNames = foundNames.filter(
    (other) => other !== name && (other.isLabelled || other.isTitled) && !nameText.includes(text.slice(other.start, other.end)),
  );
  const [link] = ofKind(pieces, 'link');
  const point = ofKind(pieces, 'point')[0];
  const [code] = ofKind(pieces, 'code');
  const linkPoint = link?.value.point;
  // A name that is written twice is no news.
  const isNews = (piece: Piece) =>
    piece.kind !== 'leftover' || nameText === '' || !nameText.includes(text.slice(piece.start, piece.end));
  const notes = pieces.filter(
    (piece) =>
      (piece.kind === 'unit' || piece.kind === 'note' || piece.kind === 'nearby' || piece.kind === 'leftover') && isNews(piece),
  );
  const extraPhones = phones.filter((other) => other !== phone && other.value !== phone?.value);
  const besideNotes = [...otherNames, ...extraPhones].filter(
    ({ start, end }) => !notes.some((piece) => piece.start <= start && end <= piece.end),
  );
  const stop: PastedStop = {
    role,
    address: textField(addresses, plain, true),
    parts,
    point: point ? field(point, point.value) : link && linkPoint ? field(link, linkPoint) : null,
    plusCode: code ? field(code, code.value) : null,
    link: link && !linkPoint ? field(link, link.value.name ?? '') : null,
    nearby: textField(ofKind(pieces, 'nearby'), plain, false),
    // Of two people one is chosen.
    name: name ? textField([name], plain, name.isLabelled && otherNames.length === 0 && !hasStranded) : null,
    phone: phone ? { ...field(phone, phone.value), isCertain: phone.isCertain && !phone.isAside && !isGuessed } : null,
    note: textField(
      [...notes, ...besideNotes].sort((one, other) => one.start - other.start),
      plain,
      !notes.some(
        (piece) =>
          piece.kind === 'leftover' ||
          (name ? goesOnToName.test(text.slice(piece.end, name.start)) : namesSomebody(text.slice(piece.start, piece.end))),
      ),
    ),
    codSatang: codOf(pieces, plain),
    mayBeSeveral: hasRival || notes.some((piece) => deliveryInNote.test(text.slice(piece.start, piece.end))),
  };
  const hasPlace =
    stop.address !== null ||
    stop.point !== null ||
    stop.plusCode !== null ||
    stop.link !== null ||
    (stop.nearby !== null && (stop.phone !== null || stop.name !== null));
  const isPerson = stop.phone !== null || stop.name !== null;
  return hasPlace && (isPerson || stop.point !== null || stop.plusCode !== null || !isQuestion(raw, text)) ? stop : null;
}
