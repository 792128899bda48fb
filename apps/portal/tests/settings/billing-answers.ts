import type { Answers } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

/** A company with a branch, and a person. */
export const storyHeaders = [
  {
    headerId: 'h-1',
    companyName: 'บริษัท บ้านสวนฟลาวเวอร์ จำกัด (สำนักงานใหญ่)',
    companyAddress: '98 ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
    taxNumber: '0105500000003',
    branch: '00000',
    postcode: '10400',
  },
  {
    headerId: 'h-2',
    companyName: 'พิมพ์ชนก วัฒนกุล',
    companyAddress: '12/7 ถนนสุขุมวิท ตำบลแสนสุข อำเภอเมืองชลบุรี ชลบุรี 20130',
    taxNumber: '1101700000001',
    branch: '00000',
    postcode: '10400',
  },
];

/** Billing addresses that stay as long as the story: saving adds or changes one. */
export function createBillingAnswers(start: typeof storyHeaders = storyHeaders): Answers {
  let headers = start;
  return {
    '/invoice/header': (body) => {
      if (typeof body['companyName'] !== 'string') return { ...ok, headers };
      const header = {
        headerId: String(body['headerId'] ?? `h-${headers.length + 1}`),
        companyName: body['companyName'],
        companyAddress: String(body['companyAddress']),
        taxNumber: String(body['taxNumber']),
        branch: String(body['branch']),
        postcode: String(body['postcode']),
      };
      headers = [header, ...headers.filter(({ headerId }) => headerId !== header.headerId)];
      return { ...ok, header };
    },
    '/invoice/header/delete/:headerId': (body) => {
      headers = headers.filter(({ headerId }) => headerId !== body['headerId']);
      return ok;
    },
  };
}
