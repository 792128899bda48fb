import { afterEach, beforeEach, expect, it } from 'vitest';
import { createVisitor } from '../../../tests/visit.ts';

let visitor: ReturnType<typeof createVisitor>;
beforeEach(() => {
  visitor = createVisitor();
});
afterEach(() => visitor.leave());

const numberIn = (html: string): string => /reference="(CC-\d{6})"/.exec(html)?.[1] ?? '';
const fields = { email: 'maya@example.com', message: 'For you', delivery: 'kVn2x0b1' };

it('the checkout has the delivery in the shop’s own form, with the number of the order', async () => {
  const { body, headers } = await visitor.visit('/shop');
  const form = body.slice(body.indexOf('<form'), body.indexOf('</form>'));
  for (const part of ['name="delivery"', 'required', 'pick-up-at=', 'metadata=', `name="order" value="${numberIn(body)}"`])
    expect(form).toContain(part);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
});

it('an order is the same until it is placed, and then a new one begins', async () => {
  const first = numberIn((await visitor.visit('/shop')).body);
  expect(numberIn((await visitor.visit('/shop')).body)).toBe(first);
  await visitor.visit('/shop/orders', { form: { ...fields, order: first } });
  expect(numberIn((await visitor.visit('/shop')).body)).not.toBe(first);
});

it('a placed order has a page that follows the delivery that the form sent', async () => {
  const order = numberIn((await visitor.visit('/shop?lang=th')).body);
  const sent = await visitor.visit('/shop/orders?lang=th&theme=dark', { form: { ...fields, order } });
  expect(sent.statusCode).toBe(303);
  const { body } = await visitor.visit(String(sent.headers.location));
  expect(body).toContain('tracking-id="kVn2x0b1"');
  expect(body).toContain(order);
  expect(body).toContain('maya@example.com');
});

it.each([
  ['without a delivery', { ...fields, delivery: '' }, /book the delivery first/],
  ['with something else as the delivery', { ...fields, delivery: '"><script>' }, /book the delivery first/],
  ['without an e-mail', { ...fields, email: 'maya' }, /type the e-mail/],
])('a form %s says what to do, and what was typed stays', async (_, form, problem) => {
  const order = numberIn((await visitor.visit('/shop')).body);
  const { statusCode, body } = await visitor.visit('/shop/orders', { form: { ...form, order } });
  expect(statusCode).toBe(422);
  expect(body).toMatch(problem);
  expect(body).toContain('value="For you"');
  expect(numberIn(body)).toBe(order);
});

it('nobody sees the order of another guest', async () => {
  const order = numberIn((await visitor.visit('/shop')).body);
  const { headers } = await visitor.visit('/shop/orders', { form: { ...fields, order } });
  const stranger = createVisitor();
  const { statusCode, body } = await stranger.visit(String(headers.location));
  expect(statusCode).toBe(404);
  expect(body).not.toContain('kVn2x0b1');
  await stranger.leave();
});
