import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createOrderFixture, emptyDraft, stop } from '../../../tests/orders/order-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { EarlyStopSearch, type StopResults } from './early-stop-search.tsx';

const nothing = () => undefined;
const callbacks = { onChoose: nothing, onCancel: nothing, onLeave: nothing, onPin: nothing, onPreview: nothing };
const about = { role: 'Pick-up', placeholder: 'Where from?', from: null, near: null };

test('what is typed before the code of the results is there stays, in the same field, with the focus and the cursor in it', async () => {
  const { flow, search } = createOrderFixture({ draft: emptyDraft });
  let arrive = (_results: StopResults): void => undefined;
  const results = () => new Promise<StopResults>((resolve) => (arrive = resolve));
  const onCancel = vi.fn();
  render(
    <Surface language="en">
      <EarlyStopSearch
        {...{ flow, search }}
        load={results}
        stop={stop('a', null)}
        {...about}
        {...callbacks}
        onCancel={onCancel}
      />
    </Surface>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /Pick-up/ });
  expect(document.activeElement).toBe(field);
  await user.keyboard('Sim{ArrowLeft}a');
  expect(field.value).toBe('Siam');
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();

  await act(async () => arrive(await import('./stop-results.tsx')));
  expect(await screen.findByText(/Siam/)).toBeTruthy();
  expect(screen.getByRole('combobox')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart]).toEqual(['Siam', 3]);
});

test('where the code of the results cannot be had, it says so and can be asked for again, with what was typed', async () => {
  const { flow, search } = createOrderFixture({ draft: emptyDraft });
  const results = vi.fn<() => Promise<StopResults>>(() => Promise.reject(new TypeError('no network')));
  render(
    <Surface language="en">
      <EarlyStopSearch {...{ flow, search }} load={results} stop={stop('a', null)} {...about} {...callbacks} />
    </Surface>,
  );
  search.type('Siam');
  const again = await screen.findByRole('button', { name: 'Try again' });
  results.mockImplementation(() => import('./stop-results.tsx'));
  await userEvent.setup().click(again);
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('Siam');
});
