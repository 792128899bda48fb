/** TIS-1099 / DOPA code of a served province, which is also the number in ISO 3166-2 `TH-xx`. */
export type ProvinceCode = '10' | '11' | '12' | '13' | '20' | '73' | '74';

export interface Province {
  readonly code: ProvinceCode;
  readonly th: string;
  readonly en: string;
}

/** The service area (spec §2), Bangkok first, then its neighbours, then Chonburi. */
export const provinces: readonly Province[] = [
  { code: '10', th: 'กรุงเทพมหานคร', en: 'Bangkok' },
  { code: '11', th: 'สมุทรปราการ', en: 'Samut Prakan' },
  { code: '12', th: 'นนทบุรี', en: 'Nonthaburi' },
  { code: '13', th: 'ปทุมธานี', en: 'Pathum Thani' },
  { code: '73', th: 'นครปฐม', en: 'Nakhon Pathom' },
  { code: '74', th: 'สมุทรสาคร', en: 'Samut Sakhon' },
  { code: '20', th: 'ชลบุรี', en: 'Chonburi' },
];
