import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { documents, issueReceipt } from '../../tests/tax-documents/issue.ts';
import { invoiceContent, receiptContent } from '../../tests/tax-documents/sample-documents.ts';
import { systemRandom } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findVehicleNames } from '../pricing/catalog/vehicle-queries.ts';
import { findFiledDocument } from './files/file-queries.ts';
import { createDocuments } from './issue-document.ts';
import { createIssueFacts } from './issue-facts.ts';

let gateway: Gateway;
let payerId: string;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'off' } });
  ({ userId: payerId } = await addCustomer(gateway));
});
afterAll(() => gateway.close());

const numbers = async () =>
  (await gateway.db.selectFrom('tax_documents').select('number').where('kind', '=', 'receipt').orderBy('number').execute()).map(
    ({ number }) => Number(number.slice(7)),
  );

describe('numbers of documents', () => {
  it('have no gap where twenty are issued at once and some are rolled back', async () => {
    const issue = (index: number) =>
      transact(gateway.db, async (trx) => {
        const issuedAt = gateway.clock.now();
        await documents.issue(trx, { payerId, subject: `job:N${index}`, issuedAt, amountSatang: 1, content: receiptContent() });
        if (index % 5 === 0) throw new Error('rolled back');
      });
    const done = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => issue(index)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
    expect(await numbers()).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  it('are given once to a subject, however many ask', async () => {
    const issued = await Promise.all(Array.from({ length: 10 }, () => issueReceipt(gateway, { payerId, subject: 'job:ONCE' })));
    expect(new Set(issued.map(({ id }) => id)).size).toBe(1);
    expect(await numbers()).toHaveLength(17);
  });
});

it('what is printed besides the content is stored with it', async () => {
  const { id, number } = await transact(gateway.db, (trx) =>
    documents.issue(trx, {
      ...{ payerId, subject: 'invoice:1', issuedAt: gateway.clock.now(), amountSatang: 1 },
      content: invoiceContent(2),
    }),
  );
  const { content } = await gateway.db
    .selectFrom('tax_documents')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({
    issuer: { taxNumber: '0105599004219' },
    vehicleNames: { 1: { th: 'มอเตอร์ไซค์' } },
    qrText: `https://songwai.example/invoice/${number}`,
  });
});

it('a bill for a payer without a tax id has one reference, and is issued', async () => {
  const billed = createDocuments({
    random: systemRandom,
    readFacts: createIssueFacts({ publicUrl: 'https://songwai.example', billerId: '010559900421901', findVehicleNames }),
  });
  const issue = (reference2: string) =>
    transact(gateway.db, async (trx) => {
      const content = { ...invoiceContent(1), reference1: '261100042', reference2 };
      const { id } = await billed.issue(trx, {
        ...{ payerId, subject: `invoice:bill-${reference2}`, issuedAt: gateway.clock.now(), amountSatang: 1, content },
      });
      return (await findFiledDocument(trx, { id, payers: null }))?.content.qrText;
    });
  expect(await issue('0105561072420')).toContain('020926110004203130105561072420');
  expect(await issue('')).not.toContain('0313');
});
