import type { Language } from '@songwai/core/basics/language';
import type { LocalText } from '../../http/language.ts';
import type { TrackingDetail } from '../shown-job.ts';

/** What a link's picture and its preview in a chat say. */
export interface PictureWords {
  readonly status: string;
  /** When the driver comes; empty while unknown. */
  readonly arrival: string;
  /** From where to where, or whose stop. */
  readonly way: string;
}

/** Texts of the preview. */
export const previewTexts = {
  brand: { th: 'ส่งไว', en: 'Songwai' },
  neutralTitle: { th: 'ติดตามงานส่ง', en: 'Follow a delivery' },
  neutralWay: { th: 'เปิดลิงก์เพื่อดูคนขับและเวลาที่จะถึง', en: 'Open the link to see the driver and the time' },
  closed: { th: 'ลิงก์นี้ปิดแล้ว', en: 'This link is closed' },
  anyMoment: { th: 'ถึงในไม่ถึงนาที', en: 'any moment now' },
  toYou: (place: string): LocalText => ({ th: `ส่งถึงคุณที่ ${place}`, en: `to you at ${place}` }),
  more: (count: number): LocalText => ({ th: ` และอีก ${count} จุด`, en: ` and ${count} more ${count === 1 ? 'stop' : 'stops'}` }),
  minutes: (count: number): LocalText => ({
    th: `ถึงในอีกประมาณ ${count} นาที`,
    en: `in about ${count} ${count === 1 ? 'minute' : 'minutes'}`,
  }),
} as const;

function arrivalText({ etaMinutes }: TrackingDetail): LocalText | undefined {
  if (etaMinutes === undefined) return undefined;
  return etaMinutes === 0 ? previewTexts.anyMoment : previewTexts.minutes(etaMinutes);
}

function wayText({ receiver, locationList }: TrackingDetail, language: Language): string {
  const outward = locationList.filter(({ isReturn }) => !isReturn);
  const [first, second] = outward;
  if (receiver !== undefined) return previewTexts.toYou(first?.addressName ?? '')[language];
  if (second === undefined) return first?.addressName ?? '';
  const rest = outward.length > 2 ? previewTexts.more(outward.length - 2)[language] : '';
  return `${first?.addressName ?? ''} → ${second.addressName}${rest}`;
}

/** The words of a link's preview: nothing that the page behind the link does not say. */
export const pictureWords = (detail: TrackingDetail, language: Language): PictureWords => ({
  status: language === 'en' ? detail.jobStatusEn : detail.jobStatusTh,
  arrival: arrivalText(detail)?.[language] ?? '',
  way: wayText(detail, language),
});
