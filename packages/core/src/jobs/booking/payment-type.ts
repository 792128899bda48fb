/** Payment types on the wire (spec §3). */
export const paymentType = { cash: 0, creditCard: 1, prepaid: 2, promptPay: 3, invoice: 4 } as const;
export type PaymentType = (typeof paymentType)[keyof typeof paymentType];
