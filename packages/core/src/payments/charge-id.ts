/** Whether a text can be the id of a payment; the contract has the same pattern. A link may have lost a part of it. */
export const isChargeId = (text: string): boolean => /^[A-Za-z0-9_-]{16,64}$/.test(text);
