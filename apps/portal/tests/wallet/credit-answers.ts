/** Free credit on the wire: granted with and without an end, spent, expired. */
export const wireCredit = {
  responseCode: 200,
  responseDesc: '',
  freeCredit: 120,
  entries: [
    {
      ...{ id: 4, kind: 'spent', amount: -20, jobId: 'J00048213', at: { date: '21/11/2026', time: '13:06' } },
      ...{ reasonTh: 'ค่าส่ง', reasonEn: 'Delivery' },
    },
    {
      ...{ id: 3, kind: 'granted', amount: 100, at: { date: '20/11/2026', time: '09:12' } },
      ...{ reasonTh: 'ขออภัยที่ส่งของล่าช้า', reasonEn: 'Sorry for the late delivery' },
      expiresAt: { date: '31/12/2026', time: '23:59' },
    },
    {
      ...{ id: 2, kind: 'expired', amount: -50, at: { date: '01/11/2026', time: '00:00' } },
      ...{ reasonTh: 'แนะนำเพื่อน', reasonEn: 'A friend you referred' },
    },
    {
      ...{ id: 1, kind: 'granted', amount: 40, at: { date: '15/10/2026', time: '10:00' } },
      ...{ reasonTh: 'แนะนำเพื่อน', reasonEn: 'A friend you referred' },
    },
  ],
};
