import type { Language } from '@songwai/core/basics/language';
import type { PasteService } from '../../src/places/paste/paste-service.ts';

/** What a message says, by whoever wrote it. Only the fields that it has are compared. */
export interface PasteMessage {
  readonly id: string;
  readonly text: string;
  readonly expected: readonly {
    /** Accepted parts of the place's name or address. */
    readonly placeAny: readonly string[];
    readonly district?: string;
    readonly postcode?: string;
    readonly name?: string;
    readonly phone?: string;
    /** A part of the note. */
    readonly note?: string;
    readonly codAmount?: number;
  }[];
  /** Something in it should be marked for a check. */
  readonly uncertain?: boolean;
  /** It names no place to send anything to. */
  readonly nothing?: boolean;
}

type ReadStop = Awaited<ReturnType<PasteService['read']>>[number];

/** One compared field of a message. */
export interface ScoredField {
  readonly field: string;
  readonly isRight: boolean;
  /** Whether the customer is asked to check it: the field itself, or, where nothing was read for it, its stop. */
  readonly isMarked: boolean;
  readonly read: string;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.,()\-"'฿]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

const both: readonly Language[] = ['th', 'en'];

/** Reads a message in both languages and compares it with what is expected, field by field. */
export async function scoreMessage(message: PasteMessage, paste: PasteService): Promise<readonly ScoredField[]> {
  const [thai = [], english = []] = await Promise.all(both.map((lang) => paste.read(message.text, lang)));
  const fields: ScoredField[] = [];
  // One too many is a card that says what is wrong with it; one too few has to be said on the stop that swallowed it.
  const isCountDoubted = thai.some((stop) =>
    thai.length > message.expected.length ? isUncertain(stop) : stop.mayBeSeveral === true,
  );
  const compare = (field: string, isRight: boolean, { isMarked = false, read = '' }: Partial<ScoredField> = {}) =>
    fields.push({ field, isRight, isMarked, read });
  /** An empty field has no mark of its own: whatever asks to look at its stop leads to it; a stop that was missed has the message's. */
  const isAsked = (stop: ReadStop | undefined, found: { readonly certain: boolean } | undefined) =>
    found ? !found.certain : stop ? isUncertain(stop) : isCountDoubted;

  if (message.nothing)
    compare('nothing', thai.length === 0, {
      isMarked: thai.length > 0 && thai.every(isUncertain),
      read: thai.map(({ address }) => address.value).join(' | '),
    });
  else if (thai.length !== message.expected.length)
    compare('number of stops', false, { isMarked: isCountDoubted, read: String(thai.length) });
  if (message.uncertain) compare('uncertain', thai.some(isUncertain));
  for (const [index, expected] of message.expected.entries()) {
    const stop = thai[index];
    const places = [stop?.places[0], english[index]?.places[0]].flatMap((place) => place ?? []);
    const written = fold(places.map(({ addressName, address }) => `${addressName} ${address}`).join(' '));
    const isMarked = stop ? stop.doubt !== undefined : isCountDoubted;
    compare('place', stop !== undefined && expected.placeAny.some((part) => written.includes(fold(part))), {
      isMarked,
      read: written,
    });
    if (expected.district !== undefined) {
      const wanted = fold(expected.district);
      const isRight = places.some(({ district }) => fold(district).startsWith(wanted) || wanted.includes(fold(district)));
      compare('district', isRight, { isMarked, read: places.map(({ district }) => district).join(' / ') });
    }
    if (expected.postcode !== undefined) {
      compare('postcode', fold(`${stop?.address.value} ${written}`).includes(expected.postcode), { isMarked });
    }
    if (expected.name !== undefined) compareText('name', expected.name, stop);
    if (expected.phone !== undefined) compareText('phone', expected.phone, stop);
    if (expected.note !== undefined) {
      compare('note', fold(stop?.note?.value ?? '').includes(fold(expected.note)), {
        isMarked: isAsked(stop, stop?.note),
        read: stop?.note?.value ?? '',
      });
    }
    const cod = stop?.codAmount;
    if (expected.codAmount !== undefined || cod !== undefined) {
      compare('sum to collect', cod?.value === expected.codAmount, {
        isMarked: isAsked(stop, cod),
        read: String(cod?.value),
      });
    }
  }
  return fields;

  function compareText(field: 'name' | 'phone', wanted: string, stop: ReadStop | undefined): void {
    const found = stop?.[field];
    compare(field, fold(found?.value ?? '') === fold(wanted), { isMarked: isAsked(stop, found), read: found?.value ?? '' });
  }
}

const isUncertain = ({ doubt, mayBeSeveral, name, phone, note, codAmount }: ReadStop): boolean =>
  doubt !== undefined || mayBeSeveral === true || [name, phone, note, codAmount].some((field) => field?.certain === false);
