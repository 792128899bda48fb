import {
  listAdminNews,
  previewNews,
  removeNews,
  saveNews,
  uploadNewsPicture,
} from '@songwai/core/news/admin/news-admin-contract';
import { countUnreadNews, getNews, listNews, listWebPromotions, readNews } from '@songwai/core/news/contract';
import { initDataV3 } from '@songwai/core/startup/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tryToBook } from '../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../tests/builders/customers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Admin, type Caller, signInAdmin } from '../../tests/builders/sessions.ts';
import { news as room } from './room.ts';

let gateway: Gateway;
let admin: Admin;
let customer: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('news_items').execute();
  customer = await addCustomer(gateway);
});

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const plain = {
  newsType: 'news',
  ...{ titleTh: 'เรียงจุดให้แล้ว', titleEn: 'Stops in order', summaryTh: 'แตะเดียว', summaryEn: 'One tap' },
  ...{ bodyTh: 'แตะ **เรียงจุด**', bodyEn: 'Tap **Sort**', vehicleKind: 'car', audience: 'all' },
};
const save = (fields: object = {}) => gateway.call(saveNews, { ...plain, ...fields }, admin);
const write = async (fields: object = {}): Promise<string> => {
  const { body } = await save(fields);
  if (body.newsId === undefined) throw new Error(JSON.stringify(body));
  return body.newsId;
};
const promotion = (fields: object = {}) => write({ newsType: 'promotion', ...fields });
const idsFor = async (who?: Caller, query: object = {}) =>
  (await gateway.call(listNews, query, who)).body.news.map(({ newsId }) => newsId);
const unread = async (who?: Caller) => (await gateway.call(countUnreadNews, {}, who)).body.unreadCount;
const open = (id: string, who?: Caller) => gateway.call(getNews, { id }, who);

describe('news', () => {
  it('says what a code makes of a price, unless it takes nothing off', async () => {
    const offer = await promotion({ promoCode: 'WELCOME50', vehicleKind: 'motorcycle' });
    expect((await open(offer)).body).toMatchObject({
      example: { vehicleEn: 'Motorcycle', distance: 6.32, normalPrice: 93.22, netPrice: 43.22 },
    });
    expect((await open(await promotion())).body.example).toBeUndefined();
    const dear = { minimum_fare_satang: 100_000 };
    await gateway.db.updateTable('promo_codes').set(dear).where('code', '=', 'WELCOME50').execute();
    expect((await open(offer)).body.example).toBeUndefined();
    await gateway.db.updateTable('promo_codes').set({ minimum_fare_satang: 0 }).where('code', '=', 'WELCOME50').execute();
  });

  it('is in the sitemap in both languages as long as visitors may read it', async () => {
    const [all, offer, firms, later] = [
      await write(),
      await promotion(),
      await write({ audience: 'company' }),
      await write({ from: { date: '01/01/2030', time: '09:00' } }),
    ];
    const sitemap = async () => (await gateway.app.inject({ method: 'GET', url: '/sitemap.xml' })).body;
    const listed = await sitemap();
    for (const path of [`/news/${all}`, `/en/news/${all}`, `/promotions/${offer}`, `/en/promotions/${offer}`])
      expect(listed).toMatch(new RegExp(`<loc>https?://[^<]*${path}</loc>`));
    for (const id of [firms, later]) expect(listed).not.toContain(`/news/${id}<`);
    await gateway.call(removeNews, { newsId: all }, admin);
    expect(await sitemap()).not.toContain(`/news/${all}<`);
  });

  it('is written by an administrator and read by everybody, the newest first', async () => {
    const first = await write();
    gateway.clock.advanceSeconds(60);
    const second = await write({ titleTh: 'ส่งวันถัดไป', topic: 'service', figure: '20%' });
    expect(await idsFor()).toEqual([second, first]);
    const { body } = await open(second, customer);
    expect(body).toMatchObject({
      news: { newsId: second, titleTh: 'ส่งวันถัดไป', topic: 'service', cover: { vehicleKind: 'car', figure: '20%' } },
      ...{ contentTh: '<p>แตะ <strong>เรียงจุด</strong></p>', contentEn: '<p>Tap <strong>Sort</strong></p>' },
    });
  });

  it('is listed by its type', async () => {
    const [one, other] = [await write(), await promotion()];
    expect(await idsFor(customer, { news_type: 'news' })).toEqual([one]);
    expect(await idsFor(customer, { news_type: 'promotion' })).toEqual([other]);
    const { promotions } = (await gateway.call(listWebPromotions, {})).body;
    expect(promotions.map(({ newsId }) => newsId)).toEqual([other]);
  });

  it('is there from its beginning until its end, and no longer', async () => {
    const id = await write({ from: { date: '01/12/2026' }, until: { date: '02/12/2026' } });
    expect(await idsFor()).toEqual([]);
    expect((await open(id)).status).toBe(404);
    const wait = (date: string) =>
      gateway.clock.advanceSeconds((new Date(`${date}T00:00:00+07:00`).getTime() - gateway.clock.now().getTime()) / 1_000);
    wait('2026-12-01');
    expect(await idsFor()).toEqual([id]);
    expect((await gateway.call(listAdminNews, {}, admin)).body.news[0]).toMatchObject({ state: 'live' });
    wait('2026-12-02');
    expect(await idsFor()).toEqual([]);
    expect((await open(id, customer)).body).toMatchObject({ responseCode: 404 });
  });

  it('that somebody may not read is as unknown as what nobody wrote', async () => {
    const id = await write({ audience: 'company' });
    for (const asked of [id, '987654321']) {
      expect((await open(asked, customer)).body).toMatchObject({ responseCode: 404 });
      expect((await gateway.call(readNews, { id: asked }, customer)).body).toMatchObject({ responseCode: 404 });
    }
    expect((await open('x', customer)).status).toBe(400);
  });
});

describe('the audience', () => {
  it('is who it was written for', async () => {
    const old = { created_at: new Date(gateway.clock.now().getTime() - 61 * daySeconds * 1_000) };
    const company = await addCompany(gateway, old);
    const people: Readonly<Record<string, Caller | undefined>> = {
      visitor: undefined,
      fresh: customer,
      old: await addCustomer(gateway, old),
      company,
      member: await addMember(gateway, company, { rights: ['order'] }),
      gold: await addCustomer(gateway, { tier: 'gold', ...old }),
      special: await addCustomer(gateway, { tier: 'contract', ...old }),
    };
    const seen = async (fields: object) => {
      const id = await promotion(fields);
      const names = [];
      for (const [name, who] of Object.entries(people)) if ((await idsFor(who)).includes(id)) names.push(name);
      return names;
    };
    expect(await seen({ audience: 'all' })).toEqual(['visitor', 'fresh', 'old', 'company', 'member', 'gold']);
    expect(await seen({ audience: 'company' })).toEqual(['company', 'member']);
    expect(await seen({ audience: 'tier', tier: 'gold' })).toEqual(['gold']);
    expect(await seen({ audience: 'new' })).toEqual(['visitor', 'fresh', 'member']);
    expect(await idsFor(people['special'])).toEqual([]);
    const id = await write();
    expect(await idsFor(people['special'])).toEqual([id]);
  });

  it('of a promotion is who could use its code: nobody reads of one that is used up', async () => {
    const id = await promotion({ promoCode: 'welcome50' });
    const promo = { code: 'WELCOME50', descriptionTh: 'ลูกค้าใหม่ลด 50 บาท ใช้ได้ 2 ครั้ง' };
    expect((await open(id)).body.news).toMatchObject({ promo });
    expect((await open(id, customer)).body.news).toMatchObject({ promo });
    for (let use = 0; use < 2; use += 1) await tryToBook(gateway, customer, { promoCode: 'WELCOME50' });
    expect(await idsFor(customer)).toEqual([]);
    expect((await open(id, customer)).status).toBe(404);
    expect(await idsFor()).toEqual([id]);
  });
});

describe('the page of an article', () => {
  const show = (url: string) => gateway.app.inject({ method: 'GET', url });

  it('has the title and the words of the article, for search engines and chats', async () => {
    const id = await promotion({ titleTh: 'ลด "50" <บาท>', summaryEn: 'Every vehicle' });
    const { statusCode, body } = await show(`/promotions/${id}`);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<title>ลด &(#34|quot);50&(#34|quot); &lt;บาท&gt; \| ส่งไว<\/title>/);
    const english = (await show(`/en/promotions/${id}`)).body;
    expect(english).toContain('<title>Stops in order | Songwai</title>');
    expect(english).toContain('<meta property="og:description" content="Every vehicle" />');
    expect(english).toContain('/preview/en/promotions.png');
  });

  it('that visitors may not read is as unknown as one that nobody wrote', async () => {
    const id = await promotion({ audience: 'company' });
    for (const end of [id, '987654321', 'x', "1' or '1"]) {
      const { statusCode, body } = await show(`/promotions/${encodeURIComponent(end)}`);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('Stops in order');
    }
  });
});

describe('what is unread', () => {
  it('is counted until it is opened, for each user alone', async () => {
    const other = await addCustomer(gateway);
    const [one] = [await write(), await promotion()];
    expect([await unread(customer), await unread(other), await unread()]).toEqual([2, 2, 0]);
    // What an app shows at its start, before it asks for anything else.
    const badge = async (who?: Caller) => (await gateway.call(initDataV3, {}, who)).body.badgeNews;
    expect([await badge(customer), await badge()]).toEqual([2, 0]);
    expect((await gateway.call(readNews, { id: one }, customer)).body.unreadCount).toBe(1);
    expect((await gateway.call(readNews, { id: one }, customer)).body.unreadCount).toBe(1);
    expect(await unread(other)).toBe(2);
    const marks = async (who?: Caller) => (await gateway.call(listNews, {}, who)).body.news.map(({ isRead }) => isRead);
    expect([await marks(customer), await marks(other), await marks()]).toEqual([
      [false, true],
      [false, false],
      [true, true],
    ]);
  });

  it('is of the caller, whatever `user_id` says', async () => {
    const id = await write();
    await gateway.call(readNews, { id }, customer);
    const other = await addCustomer(gateway);
    const { unreadCount } = (await gateway.call(countUnreadNews, { user_id: customer.userId }, other)).body;
    expect(unreadCount).toBe(1);
    expect((await gateway.call(countUnreadNews, { user_id: customer.userId })).body.unreadCount).toBe(0);
  });

  it('is nothing older than a month, nor what is not for the caller', async () => {
    await write({ audience: 'company' });
    await write({ from: { date: '01/10/2026' } });
    expect(await unread(customer)).toBe(0);
    expect(await idsFor(customer)).toHaveLength(1);
  });
});

describe('an administrator', () => {
  it('reads what was written, changes it and deletes it; the log has who did', async () => {
    const id = await promotion({ promoCode: 'CHON50', audience: 'new', newCustomerDays: 30 });
    const [written] = (await gateway.call(listAdminNews, {}, admin)).body.news;
    expect(written).toMatchObject({ newsId: id, bodyTh: plain.bodyTh, promoCode: 'CHON50', newCustomerDays: 30, state: 'live' });
    await write({ newsId: id, titleTh: 'แก้แล้ว' });
    expect((await gateway.call(listAdminNews, {}, admin)).body.news).toMatchObject([{ newsId: id, titleTh: 'แก้แล้ว' }]);
    await gateway.call(readNews, { id }, customer);
    expect((await gateway.call(removeNews, { newsId: id }, admin)).body.responseCode).toBe(200);
    expect((await gateway.call(removeNews, { newsId: id }, admin)).body.responseCode).toBe(200);
    expect(await idsFor()).toEqual([]);
    const changes = await gateway.db.selectFrom('office_changes').selectAll().where('kind', '=', 'news').execute();
    expect(changes.filter(({ subject }) => subject === id)).toHaveLength(3);
    expect(changes.every(({ changed_by: by }) => by === admin.userId)).toBe(true);
    expect((await save({ newsId: id })).body).toMatchObject({ responseCode: 404 });
  });

  it('sees a text as readers will', async () => {
    const { body } = await gateway.call(previewNews, { body: '# ก\n\n<script>alert(1)</script>' }, admin);
    expect(body.content).toBe('<h2>ก</h2>\n&lt;script&gt;alert(1)&lt;/script&gt;');
    expect((await gateway.call(previewNews, { body: '> '.repeat(500) }, admin)).body).toMatchObject({
      ...{ responseCode: 422, field: 'body' },
    });
  });

  it.each([
    ['a code that nobody made', { newsType: 'promotion', promoCode: 'NOSUCH1' }, 'promoCode'],
    ['a code of news', { promoCode: 'WELCOME50' }, 'promoCode'],
    ['a topic of a promotion', { newsType: 'promotion', topic: 'service' }, 'topic'],
    ['no tier', { audience: 'tier' }, 'tier'],
    ['a picture that nobody uploaded', { picture: `${'a'.repeat(32)}.png` }, 'picture'],
    ['an end before its beginning', { from: { date: '02/01/2027' }, until: { date: '01/01/2027' } }, 'until.date'],
    ['a day that is none', { from: { date: '31/02/2027' } }, 'from.date'],
    ['a title of marks that nobody sees', { titleEn: '\u202e\u2066' }, 'titleEn'],
    ['a text that shows nothing', { bodyEn: '[x]: https://songwai.test' }, 'bodyEn'],
    ['a text that cannot be rendered', { bodyTh: '- '.repeat(800) }, 'bodyTh'],
  ])('does not publish %s', async (_what, fields, field) => {
    expect((await save(fields)).body).toMatchObject({ responseCode: 422, field });
    expect(await idsFor()).toEqual([]);
  });

  it('does not publish what is longer than a page is read', async () => {
    expect((await save({ bodyTh: 'ก'.repeat(20_001) })).body).toMatchObject({ responseCode: 400, field: 'bodyTh' });
    expect((await save({ bodyTh: 'ก'.repeat(2_000_000) })).status).toBe(413);
  });
});

describe('a picture', () => {
  it('is shown with the news that names it, and deleted a day after none does', async () => {
    const { fileName } = (await gateway.call(uploadNewsPicture, { imgBase64: onePixel }, admin)).body;
    const id = await write({ picture: fileName });
    const [item] = (await gateway.call(listNews, {})).body.news;
    expect(item?.cover.imageUrl).toBe(`/news/picture/${fileName}`);
    const look = () => gateway.app.inject({ method: 'GET', url: `/api/news/picture/${fileName}` });
    expect((await look()).headers['content-type']).toBe('image/png');
    const forget = () => room.forget?.(gateway.db, new Date(gateway.clock.now().getTime() + 2 * daySeconds * 1_000));
    await forget();
    expect((await look()).statusCode).toBe(200);
    await gateway.call(removeNews, { newsId: id }, admin);
    await forget();
    expect((await look()).statusCode).toBe(404);
  });

  it('is a picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
    for (const imgBase64 of [svg, `data:image/svg+xml;base64,${svg}`, 'https://evil.example/x.png'])
      expect((await gateway.call(uploadNewsPicture, { imgBase64 }, admin)).body).toMatchObject({ responseCode: 422 });
  });
});
