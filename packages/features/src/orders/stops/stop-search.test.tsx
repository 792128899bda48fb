import { fireEvent, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createOrderFixture, emptyDraft, stop } from '../../../tests/orders/order-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { StopSearch } from './stop-search.tsx';

const nothing = () => undefined;
const callbacks = { onChoose: nothing, onCancel: nothing, onLeave: nothing, onPin: nothing, onPreview: nothing };
const about = { role: 'Pick-up', placeholder: 'Where from?', from: null, near: null };

test('what is typed at the very moment in which the search opens stays', async () => {
  const { flow, search } = createOrderFixture({ draft: emptyDraft });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  // Without `act`, which would run the effects before the first key.
  flushSync(() =>
    root.render(
      <Surface language="en">
        <StopSearch {...{ flow, search }} stop={stop('a', null)} {...about} {...callbacks} />
      </Surface>,
    ),
  );
  const field = page.querySelector('input');
  if (field === null) throw new TypeError('The search has no field.');
  fireEvent.input(field, { target: { value: 'Siam' } });
  await waitFor(() => expect(search.store.getState().status).toBe('empty'));
  expect(field.value).toBe('Siam');
  root.unmount();
  page.remove();
});
