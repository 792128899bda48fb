import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { flowerShop, silomComplex } from '@songwai/features/tests/places';

const ok = { responseCode: 200, responseDesc: '' };
type Fields = Readonly<Record<string, unknown>>;

export const recurringId = '5f0c2a52-8c53-4d0e-9d55-6a4b7b0c9a11';

const stopAt = ({ name, address, lat, lng }: typeof flowerShop, contactName: string, contactPhone: string) => ({
  ...{ addressName: name, address, lat, lng, contactName, contactPhone },
});

/** A day of a recurring booking on the wire. */
export const wireDay = (date: string, fields: Fields = {}) => ({ date, time: '09:30', state: 'planned', ...fields });

/** Monday, Wednesday and Friday at half past nine, from the flower shop to an accountant. */
export const wireRecurring = (fields: Fields = {}) => ({
  recurringId,
  state: 'active',
  agreedPrice: 82,
  vehicle: 1,
  jobType: 2,
  option: [],
  paymentType: 2,
  confirmPhone: '0812345678',
  locationList: [stopAt(flowerShop, 'พิมพ์ชนก', '0812345678'), stopAt(silomComplex, 'วรรณา', '0895550142')],
  weekdays: [1, 3, 5],
  pickUpTime: '09:30',
  startDate: '25/11/2026',
  skipHolidays: true,
  next: wireDay('23/11/2026'),
  asking: [],
  ...fields,
});

const inLieu = { state: 'holiday', holidayTh: 'ชดเชยวันพ่อแห่งชาติ', holidayEn: "In lieu of Father's Day" };

/** The next days, of which the first is booked and a holiday is left out. */
export const wireDays = [
  wireDay('23/11/2026', { state: 'booked', jobId: 'J00048301', jobStatus: 'matching' }),
  wireDay('25/11/2026'),
  wireDay('27/11/2026', { state: 'skipped' }),
  wireDay('30/11/2026'),
  wireDay('02/12/2026'),
  wireDay('04/12/2026'),
  wireDay('07/12/2026', inLieu),
  wireDay('09/12/2026'),
];

export const wirePreview = (fields: Fields = {}) => ({
  ...ok,
  dates: wireDays.map((day) => (day.state === 'holiday' ? day : wireDay(day.date))),
  month: '12/2026',
  times: 12,
  price: 82,
  distance: 5,
  vehiclePrices: [
    { vehicle: 1, price: 82 },
    { vehicle: 2, price: 160 },
  ],
  ...fields,
});

const others = [
  wireRecurring({
    recurringId: '11111111-8c53-4d0e-9d55-6a4b7b0c9a11',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    pickUpTime: '05:30',
    agreedPrice: 94.75,
  }),
  wireRecurring({
    ...{ recurringId: '22222222-8c53-4d0e-9d55-6a4b7b0c9a11', weekdays: [2], pickUpTime: '14:00', agreedPrice: 147 },
    ...{ state: 'paused', stoppedDate: '12/11/2026', next: undefined },
  }),
];

/** The gateway with one booking as given and two others. */
export const recurringAnswers = (fields: Fields = {}, dates: readonly object[] = wireDays): Answers => {
  const recurring = wireRecurring(fields);
  return {
    '/recurring/list': () => ({ ...ok, recurring: [recurring, ...others] }),
    '/recurring/:recurringId': () => ({ ...ok, recurring, dates }),
    '/recurring/preview': () => wirePreview(),
    '/recurring': () => ({ ...ok, recurring }),
    '/recurring/:recurringId/pause': () => ({ ...ok, recurring: { ...recurring, state: 'paused' } }),
    '/recurring/:recurringId/end': () => ({ ...ok, recurring: { ...recurring, state: 'ended' } }),
    '/recurring/:recurringId/date': () => ok,
    '/wallet/info': () => ({
      ...ok,
      songwaiWallet: 3482.5,
      codMoney: 0,
      codIncoming: [],
      payouts: [],
      topUps: [],
      freeCredit: 0,
    }),
  };
};

export const noRecurring: Answers = { '/recurring/list': () => ({ ...ok, recurring: [] }) };

/** One that belongs to somebody else. */
export const unknownRecurring: Answers = {
  ...recurringAnswers(),
  '/recurring/:recurringId': () => {
    throw refusal(404);
  },
};
