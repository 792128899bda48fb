/** Reasons why an account cannot be erased yet. */
export type ErasureHold = 'unfinishedJobs' | 'unpaidInvoices' | 'companyMembers' | 'suspended' | 'office';
