import { twoStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { flowerShop, silomComplex } from '@songwai/features/tests/places';
import { StoryFrame } from '@songwai/ui/tests/story-frame';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

vi.mock('../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

test('a stop of our places is called in English on the English page, one that nobody knows stays', async () => {
  let portal: Portal | undefined;
  const { name: _, ...shop } = flowerShop;
  const inEnglish = { ...shop, addressName: 'Baan Ari Florist', address: 'Soi Ari 4, Phaya Thai' };
  const screen = render(
    <StoryFrame lang="th" theme="light">
      <ScreenStory
        language="th"
        path="/neworder"
        answers={{ '/get_place_list': () => ({ responseCode: 200, responseDesc: '', places: [inEnglish] }) }}
        prepare={(made) => {
          portal = made;
          made.part(openOrder).store.setState({ draft: twoStopDraft, isRestored: true });
        }}
      />
    </StoryFrame>,
  );
  await screen.findByText(flowerShop.name);
  const english = await waitFor(() => {
    const link = screen.container.querySelector('a[hreflang="en"]');
    if (!link) throw new Error('The page offers no English yet.');
    return link;
  });
  fireEvent.click(english);
  await screen.findByText(inEnglish.addressName);
  expect(screen.queryByText(flowerShop.name)).toBeNull();
  expect(screen.getByText(silomComplex.name)).toBeTruthy();
  expect(portal?.part(openOrder).store.getState().draft.stops[0]?.place).toMatchObject({
    lat: flowerShop.lat,
    lng: flowerShop.lng,
  });
});
