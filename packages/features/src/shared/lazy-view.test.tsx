import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Surface } from '../../tests/surface.tsx';
import { LazyView } from './lazy-view.tsx';

const Face = () => <p>contacts</p>;
const Title = () => <p>booked</p>;
const contacts = () => Promise.resolve({ Face });
const booked = () => Promise.resolve({ Title });

test('a view stands in for itself with a skeleton until its code has come', async () => {
  const { getByText, findByText } = render(
    <Surface language="en">
      <LazyView load={contacts} skeleton={<p>grey</p>}>
        {(contactsModule) => <contactsModule.Face />}
      </LazyView>
    </Surface>,
  );
  expect(getByText('grey')).toBeTruthy();
  expect(await findByText('contacts')).toBeTruthy();
});

test('code that did not arrive can be fetched again', async () => {
  const load = vi.fn(contacts).mockRejectedValueOnce(new Error('offline'));
  const { findByRole, findByText } = render(
    <Surface language="en">
      <LazyView load={load} skeleton={null}>
        {(contactsModule) => <contactsModule.Face />}
      </LazyView>
    </Surface>,
  );
  await userEvent.click(await findByRole('button', { name: 'Try again' }));
  expect(await findByText('contacts')).toBeTruthy();
});

test('another view in the same place never gets the code of the one before', async () => {
  const show = (isBooked: boolean) => (
    <Surface language="en">
      {isBooked ? (
        <LazyView load={booked} skeleton={<p>grey</p>}>
          {(bookedModule) => <bookedModule.Title />}
        </LazyView>
      ) : (
        <LazyView load={contacts} skeleton={<p>grey</p>}>
          {(contactsModule) => <contactsModule.Face />}
        </LazyView>
      )}
    </Surface>
  );
  const { findByText, getByText, rerender } = render(show(false));
  await findByText('contacts');
  rerender(show(true));
  expect(getByText('grey')).toBeTruthy();
  expect(await findByText('booked')).toBeTruthy();
});

test('what nobody misses leaves its place empty where it does not arrive', async () => {
  const load = vi.fn(contacts).mockRejectedValueOnce(new Error('offline'));
  const { queryByRole, getByText } = render(
    <Surface language="en">
      <LazyView load={load} skeleton={<p>grey</p>} isOptional>
        {(contactsModule) => <contactsModule.Face />}
      </LazyView>
    </Surface>,
  );
  await expect(load.mock.results[0]?.value).rejects.toThrow('offline');
  expect(getByText('grey')).toBeTruthy();
  expect(queryByRole('alert')).toBeNull();
});
