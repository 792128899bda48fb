const benefits = [
  { tier: 'silver', reachSpend: 3_000, retainSpend: 1_500, cashBackPercent: 1 },
  { tier: 'gold', reachSpend: 10_000, retainSpend: 5_000, cashBackPercent: 2 },
  { tier: 'platinum', reachSpend: 30_000, retainSpend: 15_000, cashBackPercent: 3 },
];
const done = { responseCode: 200, responseDesc: '' };
const round = { countsFrom: '01/10/2026', benefitsUntil: '30/11/2026', nextUpdate: '01/12/2026' };

/** Gold, with enough to stay in it. */
export const wireGold = {
  ...{ ...done, ...round, benefits, tier: 'gold', nextTier: 'platinum', spent: 7_240, toRetain: 0, toReach: 22_760 },
  cashBack: { percent: 2, monthSpent: 2_310, amount: 46.2 },
  history: [
    { date: '01/11/2026', tier: 'gold', spent: 11_870 },
    { date: '01/10/2026', tier: 'silver', spent: 4_120 },
  ],
};

/** Gold, without enough yet. */
export const wireLacking = { ...wireGold, spent: 3_680, toRetain: 1_320, toReach: 26_320 };

/** No tier yet. */
export const wireNormal = {
  ...{ ...done, benefits, tier: 'normal', nextTier: 'silver', spent: 820, toReach: 2_180, history: [] },
  ...{ countsFrom: round.countsFrom, nextUpdate: round.nextUpdate, cashBack: { percent: 0, monthSpent: 300, amount: 0 } },
};

/** Enough for the next tier, which is the highest. */
export const wireRising = { ...wireGold, spent: 30_500, toReach: 0 };
export const wirePlatinum = {
  ...{ ...done, ...round, benefits, tier: 'platinum', spent: 18_000, toRetain: 0, history: [] },
  cashBack: { percent: 3, monthSpent: 9_000, amount: 270 },
};

/** By contract. */
export const wireContract = {
  ...{ ...done, benefits, tier: 'contract', spent: 52_000, countsFrom: round.countsFrom },
  history: [
    { date: '16/11/2026', tier: 'contract' },
    { date: '01/11/2026', tier: 'gold', spent: 11_870 },
  ],
  cashBack: { percent: 0, monthSpent: 20_000, amount: 0 },
};

/** Benefits of partners, one of which was taken. */
export const wireBenefits = {
  ...done,
  promotions: [
    {
      ...{
        benefitId: 1,
        titleTh: 'กล่องพัสดุลด 10%',
        titleEn: '10% off parcel boxes',
        partnerTh: 'บ้านกล่อง',
        partnerEn: 'Baan Klong',
      },
      ...{ picture: 'parcel', until: '31/12/2026', isAvailable: true, code: 'BKSW-7731', takenDate: '06/11/2026' },
    },
    {
      ...{ benefitId: 2, titleTh: 'แก้วที่สองครึ่งราคา', titleEn: 'Second cup at half price', partnerTh: 'กาแฟปลายซอย' },
      ...{ partnerEn: 'Soi End Coffee', picture: 'cup', until: '15/01/2027', isAvailable: true },
    },
    {
      ...{ benefitId: 3, titleTh: 'พิมพ์ใบปะหน้าฟรี 20 แผ่น', titleEn: '20 labels printed free', partnerTh: 'พิมพ์ไว' },
      ...{ partnerEn: 'Print Wai', picture: 'printer', until: '28/02/2027', isAvailable: true },
    },
  ],
};
