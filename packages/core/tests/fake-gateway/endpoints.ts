import { createFullDayJob } from '../../src/full-day/full-day-contract.ts';
import { chargeInvoice, payInvoiceByBank, payInvoiceByBill } from '../../src/invoices/paying/invoice-paying-contract.ts';
import { cancelJob, createJob, getCurrentJob, getJobDetail } from '../../src/jobs/contract.ts';
import { signon } from '../../src/partners/contract.ts';
import { partnerProfile, saveDropPoint } from '../../src/partners/public-contract.ts';
import { cancelPayment, paymentStatus } from '../../src/payments/contract.ts';
import { getPlaceList, getSuggestPlaceList, searchAddressByLocation, textSearch } from '../../src/places/contract.ts';
import { favoriteLocation, listLocation, removeLocation, saveLocation } from '../../src/places/saved-contract.ts';
import { estimatePrice, priceOptionV4 } from '../../src/pricing/contract.ts';
import { optimise } from '../../src/route-optimisation/optimise-contract.ts';
import { login, logout, userInfo } from '../../src/sessions/contract.ts';
import { initDataV3 } from '../../src/startup/contract.ts';
import { getJobDetailTracking } from '../../src/tracking/contract.ts';
import { payWalletPackage } from '../../src/wallet/contract.ts';

/** Every contract of the wire that the client calls. */
export const endpoints = [
  login,
  logout,
  userInfo,
  signon,
  partnerProfile,
  saveDropPoint,
  getSuggestPlaceList,
  textSearch,
  getPlaceList,
  searchAddressByLocation,
  listLocation,
  saveLocation,
  removeLocation,
  favoriteLocation,
  estimatePrice,
  priceOptionV4,
  optimise,
  createJob,
  createFullDayJob,
  getJobDetail,
  getCurrentJob,
  cancelJob,
  getJobDetailTracking,
  initDataV3,
  payWalletPackage,
  paymentStatus,
  cancelPayment,
  chargeInvoice,
  payInvoiceByBank,
  payInvoiceByBill,
] as const;
