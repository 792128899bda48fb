import { randomUUID } from 'node:crypto';

const stop = (addressName: string, lat: number, lng: number) => ({
  ...{ addressName, lat, lng },
  ...{ contactName: 'พิมพ์ชนก', contactPhone: '0812345678' },
});

/** An order for cash over half a kilometre, which the simulated drivers deliver soon. */
export const shortOrder = (change: object = {}) => ({
  ...{ vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0 },
  ...{ guid: randomUUID(), confirmPhone: '0812345678' },
  locationList: [stop('สยามพารากอน', 13.7466, 100.5347), stop('หอศิลปกรุงเทพฯ', 13.7468, 100.5302)],
  ...change,
});
