/** A tax id as documents print it: `0-1055-99004-21-9`. */
export const taxIdText = (taxNumber: string): string => taxNumber.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5');

/** `(สำนักงานใหญ่)`, or `(สาขาที่ 00001)`. */
export const branchText = (branch: string): string => (/^\d+$/.test(branch) ? `(สาขาที่ ${branch})` : `(${branch})`);
