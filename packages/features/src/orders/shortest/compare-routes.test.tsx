import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createOrderFixture } from '../../../tests/orders/order-fixture.ts';
import { crossedDraft, shortestAnswers } from '../../../tests/orders/shortest-answers.ts';
import { Surface } from '../../../tests/surface.tsx';
import { CompareRoutes } from './compare-routes.tsx';

test('both orders stand beside each other over the map, and the button brings the old one back', async () => {
  const { flow } = createOrderFixture({ draft: crossedDraft }, shortestAnswers);
  const keys = () => flow.store.getState().draft.stops.map(({ key }) => key);
  const { container, findByText, getByText, getByRole } = render(
    <Surface language="en">
      <CompareRoutes flow={flow} />
    </Surface>,
  );
  flow.retryEstimate();
  const { openShortest } = await flow.prepare();
  const shortest = await openShortest();
  await waitFor(() => expect(flow.store.getState().shortest?.status).toBe('offered'));
  expect(container.querySelector('dl')).toBeNull();
  shortest.take();
  await findByText('7.60 km shorter · saves ฿57');
  for (const text of ['31.20 km', '฿373.50', '23.60 km', '฿316.50']) getByText(text);
  await userEvent.click(getByRole('button', { name: 'Back to the old order' }));
  await waitFor(() => expect(keys()).toEqual(['a', 'b', 'c', 'd']));
  expect(container.querySelector('dl')).toBeNull();
});
