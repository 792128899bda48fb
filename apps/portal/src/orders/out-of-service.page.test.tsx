import { priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { openOrder } from '../shell/open-order.ts';

afterEach(cleanup);

/** The gateway's start-up reply, with the service open. */
const openStartup = {
  responseCode: 200,
  responseDesc: '',
  appData: { supportPhone: '021234567', supportHours: '08:00-20:00', termsVersion: '1', simulated: true },
  badgeNews: 0,
  jobServices: [],
  priceOptions: [],
  vehicleData: [],
  packageFullTimeData: [],
  topBar: false,
  outOfService: false,
};

const openClosed = (answers = {}) =>
  render(
    <ScreenStory
      language="en"
      path="/neworder"
      startup={{ isOutOfService: true }}
      answers={answers}
      prepare={(portal) => portal.part(openOrder).store.setState(priced(threeStopDraft))}
    />,
  );

test('who comes while the service is suspended is told so, and what still works', async () => {
  const { findByRole, getByRole, getByText, queryByRole } = openClosed();
  expect((await findByRole('heading', { level: 1 })).textContent).toBe('Back in a little while');
  expect(getByText('Deliveries under way')).toBeTruthy();
  expect(getByRole('link', { name: 'Follow deliveries' }).getAttribute('href')).toBe('/en/dashboard/active');
  expect(queryByRole('radio')).toBeNull();
});

test('the order form comes back with all that was entered, and it is told, once the service is there again', async () => {
  const { findByRole, findByText, findAllByText } = openClosed({ '/init_data_v3': () => openStartup });
  fireEvent.click(await findByRole('button', { name: 'Try again' }));
  expect((await findAllByText('ร้านดอกไม้ บ้านอารีย์')).length).toBeGreaterThan(0);
  expect((await findByText('We are taking jobs again. Carry on booking.')).closest('[aria-live]')).not.toBeNull();
});
