import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';

afterEach(cleanup);

test('who we are, where we deliver, and how we treat data and drivers stand along the route line', async () => {
  render(<ScreenStory language="en" path="/about" />);
  const line = within(await screen.findByRole('list', { name: 'About Songwai' }));
  expect(line.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Who we are',
    'Where we deliver',
    'Your data',
    'Our drivers',
    'Talk to us',
  ]);
  expect(line.getByRole('link', { name: 'See all prices' }).getAttribute('href')).toBe('/en/pricing');
});

test('support is reached by the number and in the hours that the gateway says', async () => {
  render(<ScreenStory language="en" path="/about" />);
  expect(await screen.findByText(/^Support answers the phone every day 08:00-20:00/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 02 123 4567' }).getAttribute('href')).toBe('tel:021234567');
});

test('without the gateway’s answer the page says another way to reach us', async () => {
  render(
    <ScreenStory
      language="en"
      path="/about"
      isWithoutStartup
      answers={{
        '/init_data_v3': () => {
          throw gatewayDown();
        },
      }}
    />,
  );
  expect(await screen.findByText(/^If it is about a delivery under way/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});
