import type { Answers } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

/** Benefits as administrators see them, in every state. */
export const offeredBenefits = [
  {
    ...{ benefitId: 4, titleTh: 'ของขวัญปีใหม่จากโรงแรม', titleEn: 'New Year gift of the hotel', partnerTh: 'บ้านจันทรา' },
    ...{ partnerEn: 'Baan Chandra', picture: 'gift', leastTier: 'platinum', from: '25/12/2026', until: '05/01/2027' },
    ...{ codeCount: 20, takenCount: 0, isAvailable: true, state: 'planned' },
  },
  {
    ...{ benefitId: 3, titleTh: 'กล่องพัสดุลด 10%', titleEn: '10% off parcel boxes', partnerTh: 'บ้านกล่อง' },
    ...{ partnerEn: 'Baan Klong', picture: 'parcel', leastTier: 'silver', from: '01/11/2026', until: '31/12/2026' },
    ...{ codeCount: 50, takenCount: 12, isAvailable: true, state: 'live' },
  },
  {
    ...{ benefitId: 2, titleTh: 'แก้วที่สองครึ่งราคา', titleEn: 'Second cup at half price', partnerTh: 'กาแฟปลายซอย' },
    ...{ partnerEn: 'Soi End Coffee', picture: 'cup', leastTier: 'gold', from: '01/11/2026', until: '15/01/2027' },
    ...{ codeCount: 30, takenCount: 30, isAvailable: false, state: 'live' },
  },
  {
    ...{ benefitId: 1, titleTh: 'พิมพ์ใบปะหน้าฟรี 20 แผ่น', titleEn: '20 labels printed free', partnerTh: 'พิมพ์ไว' },
    ...{ partnerEn: 'Print Wai', picture: 'printer', leastTier: 'silver', from: '01/10/2026', until: '28/02/2027' },
    ...{ codeCount: 40, takenCount: 9, isAvailable: true, state: 'ended' },
  },
] as const;

/** A gateway to an administrator. */
export const offeredAnswers = (more: Answers = {}): Answers => ({
  '/admin/tier_benefits': () => ({ ...ok, benefits: offeredBenefits }),
  '/admin/tier_benefits/save': () => ({ ...ok, benefitId: 5 }),
  '/admin/tier_benefits/end': () => ok,
  ...more,
});
