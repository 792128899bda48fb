import type { Db } from '../platform/db.ts';
import { readAppSetting } from '../settings/queries.ts';
import { writeAppSetting } from '../settings/settings-queries.ts';
import type { Issuer } from './content.ts';

/** An invented company; its tax id has a valid check digit and an impossible year. */
const demoIssuer: Issuer = {
  companyName: 'บริษัท ส่งไว จำกัด',
  address: 'อาคารพหลโยธินเพลส ชั้น 8 ถ.พหลโยธิน แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
  taxNumber: '0105599004219',
  branch: 'สำนักงานใหญ่',
};

/** Says who issues the documents of a demo, where nobody has said so. */
export async function seedIssuer(db: Db): Promise<void> {
  if ((await readAppSetting<Issuer>(db, 'issuer')).taxNumber === '') await writeAppSetting(db, 'issuer', demoIssuer);
}
