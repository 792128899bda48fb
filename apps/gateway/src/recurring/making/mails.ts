import { bangkokDate, bangkokTime, bangkokWeekday } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { allWeekdays, weekdayName } from '@songwai/core/full-day/weekdays';
import { wayText } from '@songwai/core/jobs/way-text';
import type { LocalText } from '../../http/language.ts';
import { composeMail, type Mail } from '../../identity/mails.ts';
import type { RecurrenceRow } from '../queries.ts';
import type { Outcome } from './attempt.ts';

/** A day that a message is about. */
export interface MessageFacts {
  readonly row: RecurrenceRow;
  readonly pickUpAt: Date;
  /** The page of the recurring booking with this day open, where it can be left out. */
  readonly link: string;
}

/** A mail and the text message instead of it. */
export interface RecurringMessage {
  readonly mail: Mail;
  readonly text: string;
}

const dayOf = (pickUpAt: Date, language: Language): string => {
  const weekday = allWeekdays[(bangkokWeekday(pickUpAt) + 6) % 7] ?? 1;
  const date = bangkokDate(pickUpAt).slice(0, 5);
  return `${language === 'th' ? `วัน${weekdayName(weekday, language)}` : weekdayName(weekday, language)} ${date} ${bangkokTime(pickUpAt)}`;
};

/** From where to where, as the customer calls the places. */
const wayOf = ({ booking: { locationList: stops } }: RecurrenceRow): string => {
  const [from, to] = [stops.at(0), stops.filter(({ isReturn }) => isReturn !== true).at(-1)];
  return wayText(from?.addressName ?? '', to?.addressName ?? '');
};

const message = (
  { row, pickUpAt, link }: MessageFacts,
  about: (day: LocalText) => { subject: LocalText; why: LocalText; linkTo: LocalText },
) => {
  const { language } = row;
  const day = { th: dayOf(pickUpAt, 'th'), en: dayOf(pickUpAt, 'en') };
  const { subject, why, linkTo } = about(day);
  const body = (in_: Language) => `${wayOf(row)}\n${day[in_]}\n\n${why[in_]}\n\n${linkTo[in_]}: ${link}`;
  return {
    mail: composeMail(subject, { th: body('th'), en: body('en') }, language),
    text: `${subject[language]} ${linkTo[language]} ${link}`,
  };
};

const seeOrSkip = { th: 'ดูงาน หรือข้ามครั้งนี้', en: 'See the job, or skip this one' };
const decide = { th: 'เลือกว่าจะทำอย่างไร', en: 'Decide what to do' };

/** A day was booked. */
export const bookedMessage = (facts: MessageFacts): RecurringMessage =>
  message(facts, (day) => ({
    subject: { th: `จองให้แล้ว ${day.th}`, en: `Booked for you: ${day.en}` },
    why: {
      th: 'จองให้ตามที่ตั้งจองประจำไว้ ถ้าครั้งนี้ไม่ส่ง ข้ามได้ฟรีก่อนคนขับไปถึง',
      en: 'We booked this one as you set it up. If you do not need it, skip it: free until the driver arrives.',
    },
    linkTo: seeOrSkip,
  }));

/** The wallet will not be enough for a day that is to be booked tomorrow. */
export const walletLowMessage = (facts: MessageFacts, { missingSatang }: { readonly missingSatang: Satang }): RecurringMessage =>
  message(facts, (day) => ({
    subject: { th: `เงินในกระเป๋าเงินไม่พอสำหรับ ${day.th}`, en: `Your wallet is short for ${day.en}` },
    why: {
      th: `ขาดอีก ${formatBaht(missingSatang)} กรุณาเติมก่อน 18:00 น. ของวันก่อนส่ง เราจะจองให้ตามปกติ`,
      en: `It is ${formatBaht(missingSatang)} short. Top up before 18:00 on the day before, and we book as usual.`,
    },
    linkTo: { th: 'เติมเงินหรือเปลี่ยนวิธีจ่าย', en: 'Top up, or pay in another way' },
  }));

const whyNot = (outcome: Extract<Outcome, { readonly problem: unknown }>, row: RecurrenceRow): LocalText => {
  const price = formatBaht(outcome.priceSatang ?? 0);
  switch (outcome.problem) {
    case 'wallet':
      return {
        th: `เงินในกระเป๋าเงินไม่พอสำหรับ ${price} เติมเมื่อไร เราจองให้ทันที`,
        en: `Your wallet holds less than ${price}. As soon as you top up, we book it.`,
      };
    case 'price':
      return {
        th: `ราคาครั้งนี้ ${price} เกินที่ตกลงไว้ ${formatBaht(row.agreed_satang)} เรายังไม่จองจนกว่าคุณจะยืนยัน`,
        en: `It costs ${price} now, more than the ${formatBaht(row.agreed_satang)} that you agreed to. We do not book it before you accept.`,
      };
    case 'terms':
      return {
        th: 'มีข้อกำหนดฉบับใหม่ กรุณาอ่านและยอมรับก่อน แล้วกดจองอีกครั้ง',
        en: 'There are new terms. Please read and accept them, then press "try again".',
      };
    case 'late':
      return { th: 'ระบบจองให้ไม่ทันเวลา ขออภัยด้วย', en: 'We could not book it in time. We are sorry.' };
    case 'refused':
      return outcome.text ?? { th: 'จองไม่ได้', en: 'It could not be booked.' };
  }
};

/** A day was not booked, and why. */
export const notBookedMessage = (
  facts: MessageFacts,
  outcome: Extract<Outcome, { readonly problem: unknown }>,
): RecurringMessage =>
  message(facts, (day) => ({
    subject: { th: `ยังไม่ได้จอง ${day.th}`, en: `Not booked yet: ${day.en}` },
    why: whyNot(outcome, facts.row),
    linkTo: decide,
  }));
