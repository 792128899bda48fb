import { fetchPortalStartup } from '@songwai/core/startup/portal-startup-calls';
import { fetchSettings, updateSettings } from '@songwai/core/startup/settings-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { signInAdmin, signInAs } from '../../tests/builders/sessions.ts';
import { connectClient } from '../../tests/harness/connect-client.ts';

let gateway: Gateway;
let adminId: string;
let token: string;
beforeAll(async () => {
  gateway = await createGateway();
  ({ userId: adminId, token } = await signInAdmin(gateway));
});
afterAll(() => gateway.close());

const change = async (settings: object) => (await gateway.post('/admin/settings', { settings, lang: 'en' }, { token })).body;
const officer = { nameTh: 'คุณสมศรี', nameEn: 'Somsri', email: 'dpo@songwai.test', phone: '02-026-1234' };

describe('the settings', () => {
  it('are what pages show from then on, and the others stay', async () => {
    const before = (await gateway.get('/init_data_v3')).body;
    expect(await change({ supportPhone: '02 555 0000', outOfService: true })).toMatchObject({
      responseCode: 200,
      settings: { supportPhone: '02 555 0000', outOfService: true, supportHours: '06:00-24:00', quotationValidDays: 30 },
    });
    expect((await gateway.get('/init_data_v3')).body).toEqual({
      ...before,
      outOfService: true,
      appData: { ...(before['appData'] as object), supportPhone: '02 555 0000' },
    });
    await change({ outOfService: false });
  });

  it('name whom to write to about data', async () => {
    await change({ privacyOfficer: officer });
    const customer = (await signInAs(gateway, 'demo@songwai.test')).token;
    expect(JSON.stringify((await gateway.get('/pdpa/complaint', {}, { token: customer })).body)).toContain('dpo@songwai.test');
  });

  it('are noted with who changed what, and what stays as it was is not', async () => {
    await change({ supportHours: '08:00-20:00', quotationVatPercent: 7 });
    await change({ supportHours: '08:00-20:00' });
    const { changes } = (await gateway.get('/admin/changes', { kind: 'setting' }, { token })).body;
    expect((changes as readonly object[]).slice(0, 2)).toMatchObject([
      { subject: 'quotationVatPercent', was: { value: 0 }, became: { value: 7 }, changedBy: adminId },
      { subject: 'supportHours', was: { value: '06:00-24:00' }, became: { value: '08:00-20:00' } },
    ]);
  });

  it('say who issues invoices and receipts, with a tax id that exists', async () => {
    const issuer = { companyName: ' บริษัท  ส่งไว จำกัด ', address: 'กรุงเทพฯ', taxNumber: '0-1055-99004-21-9', branch: '00001' };
    expect((await change({ issuer }))['settings']).toMatchObject({
      issuer: { companyName: 'บริษัท ส่งไว จำกัด', address: 'กรุงเทพฯ', taxNumber: '0105599004219', branch: '00001' },
    });
    expect(await change({ issuer: { ...issuer, taxNumber: '0105599004210' } })).toMatchObject({
      ...{ responseCode: 422, field: 'settings.issuer.taxNumber' },
    });
    expect(await change({ issuer: { ...issuer, branch: 'สาขา' } })).toMatchObject({ responseCode: 400 });
  });

  it('stay where nothing is said of them, and are refused where nobody could be reached', async () => {
    const before = (await gateway.get('/admin/settings', {}, { token })).body['settings'];
    expect((await change({ supportHours: '', proMotionCode: '   ' }))['settings']).toEqual(before);
    expect(await change({ privacyOfficer: { ...officer, email: 'nobody' } })).toMatchObject({
      responseCode: 422,
      field: 'settings.privacyOfficer.email',
    });
  });

  it.each([
    [{ supportPhone: 'call me' }],
    [{ quotationVatPercent: 101 }],
    [{ quotationValidDays: 0 }],
    [{ supportHours: '24/7' }],
    [{ topBar: 'yes' }],
  ])('are refused where they cannot be: %o', async (settings) => {
    expect(await change(settings)).toMatchObject({ responseCode: 400, field: expect.stringMatching(/^settings/) });
  });

  it('put a bar above every page, with a text in both languages', async () => {
    const topBarText = { th: 'วันหยุด รถอาจมาช้ากว่าปกติ', en: 'On the holiday drivers may take longer.' };
    const shown = async () => (await fetchPortalStartup(await connectClient(gateway, () => null))).topBar;
    expect(await change({ topBar: true })).toMatchObject({ responseCode: 422, field: 'settings.topBarText' });
    expect(await change({ topBar: true, topBarText: { ...topBarText, en: ' ' } })).toMatchObject({ responseCode: 422 });
    expect(await shown()).toBeNull();
    await change({ topBar: true, topBarText });
    expect(await shown()).toEqual(topBarText);
    expect(await change({ topBarText: { th: ' ', en: ' ' } })).toMatchObject({ responseCode: 422, field: 'settings.topBarText' });
    await change({ topBar: false });
    expect(await shown()).toBeNull();
  });

  it('announce a promotion to whoever could use it, and to nobody else', async () => {
    const announcedTo = async (sessionToken: string | null) =>
      (await fetchPortalStartup(await connectClient(gateway, () => sessionToken))).promotion?.code;
    expect(await change({ proMotion: true })).toMatchObject({ responseCode: 422, field: 'settings.proMotionCode' });
    expect(await change({ proMotion: true, proMotionCode: 'NOSUCHCODE' })).toMatchObject({ responseCode: 422 });
    await change({ proMotion: true, proMotionCode: 'welcome50' });
    const special = await addCustomer(gateway, { tier: 'contract' });
    const veteran = await addCustomer(gateway, { created_at: new Date(gateway.clock.now().getTime() - 61 * 86_400_000) });
    expect(await announcedTo(null)).toBe('WELCOME50');
    expect(await announcedTo((await addCustomer(gateway)).token)).toBe('WELCOME50');
    expect(await announcedTo(special.token)).toBeUndefined();
    expect(await announcedTo(veteran.token)).toBeUndefined();
    await change({ proMotion: false });
    expect(await announcedTo(null)).toBeUndefined();
  });

  it('put no version of the terms in force that nobody can read', async () => {
    expect(await change({ termsVersion: '2027-01' })).toMatchObject({ responseCode: 422, field: 'settings.termsVersion' });
  });

  it('are read and changed by the client of the office', async () => {
    const adminClient = await connectClient(gateway, () => token);
    const settings = await updateSettings(adminClient, { termsVersion: '2026-11', supportHours: '07:00-23:00' });
    expect(settings).toMatchObject({ termsVersion: '2026-11', supportHours: '07:00-23:00' });
    expect(await fetchSettings(adminClient)).toEqual(settings);
  });
});
