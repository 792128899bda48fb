/** What keeps an account from being erased. */
export type ErasureHold = 'unfinishedJobs' | 'unpaidInvoices' | 'companyMembers' | 'suspended' | 'office';
