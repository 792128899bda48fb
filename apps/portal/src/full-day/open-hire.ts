import { createHireFlow } from '@songwai/core/full-day/hire-flow';
import type { HireBooker, HireFlow } from '@songwai/core/full-day/hire-state';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { SessionState, User } from '@songwai/core/sessions/session-state';
import { channel } from '../shell/channel.ts';
import type { Portal } from '../shell/portal.ts';
import { draftOwner } from '../shell/session/draft-owner.ts';

/** Accounts are named by an e-mail address or a phone number. */
const emailOf = ({ userName }: User) => (userName.includes('@') ? userName : '');

const bookerOf = (user: User): HireBooker => ({
  name: `${user.firstName} ${user.lastName}`.trim() || user.companyName,
  phone: user.confirmPhone || user.phone,
  email: emailOf(user),
  companyName: user.companyName,
  companyAddress: user.companyAddress,
  companyTaxId: user.companyTaxId,
  paymentType: user.isInvoiceEnabled && user.fullDayPaymentType === paymentType.invoice ? paymentType.invoice : paymentType.cash,
});

/** The hire of this visit, with its stored draft. Made by `portal.part`, because it survives a visit to another page. */
export const openHire = ({ transport, session, privateStorage, random, onError }: Portal): HireFlow => {
  const hire = createHireFlow({
    transport,
    clock: Date.now,
    random,
    storage: privateStorage,
    channel,
    onBooked: ({ walletSatang, paymentType }) =>
      session.update({ fullDayPaymentType: paymentType, ...(walletSatang !== null && { walletSatang }) }),
    onError,
  });
  const offerBooker = (state: SessionState) => hire.offerBooker(state.status === 'signedIn' ? bookerOf(state.user) : null);
  const first = session.store.getState();
  offerBooker(first);
  if (first.status !== 'restoring') void hire.restore(draftOwner(first) ?? null);
  session.store.subscribe((now, before) => {
    const owner = draftOwner(now);
    if (owner !== undefined && owner !== draftOwner(before)) void hire.restore(owner);
    offerBooker(now);
  });
  return hire;
};
