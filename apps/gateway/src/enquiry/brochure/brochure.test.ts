import { sendBrochure } from '@songwai/core/enquiry/enquiry-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { readFonts } from '../../platform/pdf/fonts.ts';
import { PageWriter } from '../../platform/pdf/page-writer.ts';
import { loadCatalogue } from '../../pricing/catalog/load-catalogue.ts';
import { readBrochureFacts } from './brochure-facts.ts';
import { renderBrochure } from './render-brochure.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('messages').execute();
  await gateway.db.deleteFrom('rate_limits').execute();
});

const mails = () => gateway.db.selectFrom('messages').selectAll().orderBy('id').execute();

describe('the brochure', () => {
  it.each(['th', 'en'] as const)('comes by mail as a PDF in %s', async (lang) => {
    expect((await gateway.call(sendBrochure, { email: 'pim@baansuan.example', lang })).body.responseCode).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'pim@baansuan.example', attachment_name: `songwai-business-${lang}.pdf` });
    expect(mail?.body).toContain(lang === 'th' ? 'https://songwai.test/business' : 'https://songwai.test/en/business');
    expect(mail?.attachment?.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const page = await gateway.app.inject({ method: 'GET', url: `/dev/outbox/${mail?.id}` });
    expect(page.rawPayload.equals(mail?.attachment ?? Buffer.alloc(0))).toBe(true);
  });

  it.each(['th', 'en'] as const)('has the prices that are in force, in %s', async (language) => {
    const facts = await readBrochureFacts({ db: gateway.db, catalogue: await loadCatalogue(gateway.db) }, gateway.clock.now());
    const line = vi.spyOn(PageWriter.prototype, 'line');
    await renderBrochure(facts, { fonts: await readFonts(), language, website: 'songwai.test', at: gateway.clock.now() });
    const lines = line.mock.calls.map(([text]) => text);
    const lowest = Math.max(...line.mock.calls.map(([, { y }]) => y));
    line.mockRestore();
    expect(facts.rates).toHaveLength(6);
    for (const price of ['฿48', '฿550', '฿990', '฿17,500', '฿1,200', '฿2,900']) expect(lines).toContain(price);
    // Everything stands on the one page.
    expect(lowest).toBeLessThan(842);
  });

  it('is answered alike for a customer, for a stranger and for a mailbox that has it already', async () => {
    await addCustomer(gateway, { email: 'known@example.com' });
    const ask = async (email: string) => (await gateway.call(sendBrochure, { email, lang: 'en' })).body;
    const [known, stranger] = [await ask('known@example.com'), await ask('stranger@example.com')];
    expect(known).toEqual(stranger);
    for (let times = 0; times < 4; times += 1) expect(await ask('Stranger@example.com')).toEqual(stranger);
    // Three a day reach one mailbox.
    expect((await mails()).filter(({ recipient }) => /stranger/i.test(recipient))).toHaveLength(3);
  });

  it('is not sent to what is no address, and not without end from one network', async () => {
    expect((await gateway.call(sendBrochure, { email: 'pim@' })).body).toMatchObject({ responseCode: 422, field: 'email' });
    const asked: number[] = [];
    for (let times = 0; times < 21; times += 1)
      asked.push((await gateway.call(sendBrochure, { email: `p${times % 2}@example.com` })).status);
    expect(asked).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
