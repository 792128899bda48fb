import { completed } from '@songwai/features/tests/tracking/tracked-jobs';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';

const ok = { responseCode: 200, responseDesc: '' };
const token = 'kVn2x0b1';

const show = (search = '', mayRate = true) => {
  const asked: unknown[] = [];
  render(
    <ScreenStory
      language="en"
      path={`/rating/${token}${search}`}
      answers={{
        '/get_job_detail_tracking': ({ tokenRating }) => {
          asked.push(tokenRating);
          return { ...ok, jobDetail: wireTracking(completed), mayRate };
        },
        '/job_rating_token': (body) => {
          asked.push(body);
          return ok;
        },
      }}
    />,
  );
  return asked;
};

test('whoever has the link rates without signing in; the stars in the link are chosen already', async () => {
  const asked = show('?stars=4');
  expect(await screen.findByRole('radio', { name: /^4 stars/, checked: true })).toBeTruthy();
  for (const { name } of completed.stops) expect(screen.getByText(name)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Polite' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy();
  expect(asked).toMatchObject([token, { tokenRating: token, rating: 4, ratingReasons: [2] }]);
});

test.each(['?stars=0', '?stars=6', '?stars=4.5', '?stars=x'])('stars that do not exist (%s) choose nothing', async (search) => {
  show(search);
  await screen.findByRole('button', { name: 'Send rating' });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('a job that is not delivered cannot be rated yet, and the page leads to its tracking', async () => {
  show('', false);
  expect(await screen.findByRole('heading', { name: 'You can rate it once it is delivered' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the job' }).getAttribute('href')).toBe(`/en/t/${completed.trackingId}`);
});
