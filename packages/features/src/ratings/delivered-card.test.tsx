import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gatewayDown, refusal } from '../../tests/fixture-gateway.ts';
import { ratingReasons } from '../../tests/ratings/rating-reasons.ts';
import { Surface } from '../../tests/surface.tsx';
import { DeliveredCard, type DeliveredCardProps } from './delivered-card.tsx';

afterEach(cleanup);

const driver = { firstName: 'สมชาย', plate: '2ขก 4471' };
const show = (props: Partial<DeliveredCardProps> = {}) => {
  const onRate = vi.fn(props.onRate ?? (async () => undefined));
  render(
    <Surface language="en">
      <DeliveredCard {...{ driver, vehicleKind: 'car', reasons: ratingReasons }} {...props} onRate={onRate} />
    </Surface>,
  );
  return onRate;
};
const star = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => press('Send rating');

test('five stars ask what was liked, and one press sends stars, reasons and comment', async () => {
  const onRate = show();
  star(/^5 stars/);
  press('On time');
  press('Careful with the goods');
  fireEvent.input(screen.getByLabelText('Tell us more (optional)'), { target: { value: ' ขับนิ่ม ' } });
  send();
  expect(await screen.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy();
  expect(onRate).toHaveBeenCalledExactlyOnceWith({ rating: 5, reasons: [1, 3], comment: 'ขับนิ่ม' });
  expect(screen.getByRole('img', { name: 'Rated 5 of 5 stars' })).toBeTruthy();
});

test('few stars ask what was wrong; what was liked before is forgotten, what was written is not', async () => {
  const onRate = show();
  star(/^4 stars/);
  press('Polite');
  fireEvent.input(screen.getByLabelText('Tell us more (optional)'), { target: { value: 'late' } });
  star(/^2 stars/);
  expect(screen.queryByRole('button', { name: 'Polite' })).toBeNull();
  press('Late');
  send();
  await screen.findByRole('heading', { name: 'Thank you for your rating' });
  expect(onRate).toHaveBeenCalledWith({ rating: 2, reasons: [11], comment: 'late' });
});

test('without stars nothing is sent, and the row says what is missing', () => {
  const onRate = show();
  send();
  expect(onRate).not.toHaveBeenCalled();
  expect(screen.getByText('Give stars before you send')).toBeTruthy();
  star(/^3 stars/);
  expect(screen.queryByText('Give stars before you send')).toBeNull();
});

test('a failure says so and keeps what was chosen; the next press sends again', async () => {
  let isDown = true;
  const onRate = show({ onRate: async () => (isDown ? Promise.reject(gatewayDown()) : undefined) });
  star(/^5 stars/);
  press('Polite');
  send();
  expect(await screen.findByText(/was not sent/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Polite' }).getAttribute('aria-pressed')).toBe('true');
  isDown = false;
  send();
  expect(await screen.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy();
  expect(onRate).toHaveBeenCalledTimes(2);
});

test('a refusal is shown in the gateway’s own words', async () => {
  const refused = refusal(409, { description: 'This job has been rated already.' });
  expect(refused).toBeInstanceOf(GatewayError);
  show({ firstStars: 4, onRate: () => Promise.reject(refused) });
  send();
  expect(await screen.findByText('This job has been rated already.')).toBeTruthy();
});

test('the block goes with few stars; where it fails the rating stays, and the block can be tried again', async () => {
  const onBlock = vi.fn(async () => undefined).mockRejectedValueOnce(gatewayDown());
  show({ firstStars: 1, onBlock });
  fireEvent.click(screen.getByRole('checkbox', { name: 'No more jobs of mine to this driver' }));
  send();
  expect(await screen.findByText(/not blocked yet/)).toBeTruthy();
  press('Try again');
  await waitFor(() => expect(screen.queryByText(/not blocked yet/)).toBeNull());
  expect(onBlock).toHaveBeenCalledTimes(2);
});

test('a block that was ticked before the stars went up is not sent', async () => {
  const onBlock = vi.fn(async () => undefined);
  show({ firstStars: 2, onBlock });
  fireEvent.click(screen.getByRole('checkbox'));
  star(/^5 stars/);
  send();
  await screen.findByRole('heading', { name: 'Thank you for your rating' });
  expect(onBlock).not.toHaveBeenCalled();
});

test('the heart takes effect at once, and stays as it was where that fails', async () => {
  const onFavourite = vi.fn(async () => undefined).mockRejectedValueOnce(gatewayDown());
  show({ onFavourite });
  const heart = () => screen.getByRole('button', { name: 'Make สมชาย a favourite driver' });
  fireEvent.click(heart());
  expect(await screen.findByText(/could not be saved/)).toBeTruthy();
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(heart().getAttribute('aria-busy')).toBeNull());
  fireEvent.click(heart());
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  expect(onFavourite).toHaveBeenLastCalledWith(true);
});

test('a visitor without a list of drivers sees neither heart nor block', () => {
  show({ firstStars: 2 });
  expect(screen.queryByRole('checkbox')).toBeNull();
  star(/^5 stars/);
  expect(screen.queryByRole('button', { name: /favourite/ })).toBeNull();
});

test('what was rated before is shown, and cannot be sent again', () => {
  show({ given: 3 });
  expect(screen.getByRole('heading', { name: 'This delivery has been rated' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Rated 3 of 5 stars' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send rating' })).toBeNull();
});
