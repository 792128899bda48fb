const done = { responseCode: 200, responseDesc: '' };
const rule = { welcome: 50, spend: 500, days: 30, perJob: 20, uses: 10 };

/** Friends in every state. */
export const wireReferral = {
  ...{ ...done, rule, referCode: 'PIM48K', friendCount: 5, freeCredit: 140, usesLeft: 7 },
  friends: [
    { name: 'มาลี', joinedDate: '17/11/2026', state: 'open', spent: 0, daysLeft: 26 },
    { name: 'กิตติ', joinedDate: '04/11/2026', state: 'open', spent: 320, daysLeft: 13 },
    { name: 'นลิน', joinedDate: '20/10/2026', state: 'rewarded', spent: 0, daysLeft: 0, rewardedDate: '02/11/2026' },
    { name: 'สมชาย', joinedDate: '01/10/2026', state: 'late', spent: 0, daysLeft: 0 },
    { name: '', joinedDate: '12/09/2026', state: 'refused', spent: 0, daysLeft: 0 },
  ],
};

export const wireNoFriends = { ...wireReferral, friends: [], friendCount: 0, freeCredit: 0, usesLeft: 0 };

/** The credit that came of it. */
export const wireReferralCredit = {
  ...{ ...done, freeCredit: 140 },
  entries: [
    {
      ...{ id: 5, kind: 'spent', amount: -20, jobId: 'J00048213', at: { date: '21/11/2026', time: '13:06' } },
      ...{ reasonTh: 'เพื่อนที่ชวนใช้ครบ ฿500', reasonEn: 'A friend you invited spent ฿500' },
    },
    {
      ...{ id: 4, kind: 'givenBack', amount: 20, jobId: 'J00048102', at: { date: '20/11/2026', time: '16:40' } },
      ...{ reasonTh: 'เพื่อนที่ชวนใช้ครบ ฿500', reasonEn: 'A friend you invited spent ฿500' },
    },
    {
      ...{ id: 3, kind: 'granted', amount: 200, at: { date: '02/11/2026', time: '09:12' } },
      ...{ reasonTh: 'เพื่อนที่ชวนใช้ครบ ฿500', reasonEn: 'A friend you invited spent ฿500' },
    },
  ],
};
