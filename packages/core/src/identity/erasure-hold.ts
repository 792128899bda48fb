/** Reasons why an account cannot be erased yet. */
export type ErasureHold =
  | 'unfinishedJobs'
  | 'unpaidInvoices'
  | 'walletNotEmpty'
  | 'openPayments'
  | 'companyMembers'
  | 'suspended'
  | 'office';
