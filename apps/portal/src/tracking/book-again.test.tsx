import { expired } from '@songwai/features/tests/tracking/tracked-jobs';
import { StoryFrame } from '@songwai/ui/tests/story-frame';
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

vi.mock('../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

test('whoever books a job again that found no driver comes to the form with its places and vehicle filled in', async () => {
  let portal: Portal | undefined;
  const { findByRole, findByText, queryByRole } = render(
    <StoryFrame lang="en" theme="light">
      <ScreenStory
        language="en"
        path={`/t/${expired.trackingId}`}
        job={expired}
        prepare={(made) => {
          portal = made;
        }}
      />
    </StoryFrame>,
  );
  fireEvent.click(await findByRole('link', { name: 'Book again' }));
  expect(await findByRole('radio', { name: /^Car/, checked: true })).toBeTruthy();
  for (const { name } of expired.stops) expect(await findByText(name)).toBeTruthy();
  expect(queryByRole('button', { name: /^Where from/ })).toBeNull();
  expect(portal?.part(openOrder).store.getState().draft).toMatchObject({
    stops: expired.stops.map(({ name, lat, lng }) => ({ place: { name, lat, lng }, contactName: '', contactPhone: '' })),
    promoCode: '',
    schedule: { kind: 'now' },
  });
});
