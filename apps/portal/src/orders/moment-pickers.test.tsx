import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { priced, twoStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { StoryFrame } from '@songwai/ui/tests/story-frame';
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

vi.mock('../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

const at = (date: string, time: string): Partial<OrderDraft> => ({ schedule: { kind: 'later', date, time } });

/** The order page with the choice of the time open. It is Saturday, 21 November 2026, 13:40. */
async function openTime(draft: Partial<OrderDraft>) {
  let portal: Portal | undefined;
  const prepare = (made: Portal) => {
    portal = made;
    made.part(openOrder).store.setState(priced({ ...twoStopDraft, ...draft }));
  };
  const screen = render(
    <StoryFrame lang="en" theme="light">
      <ScreenStory language="en" path="/neworder" prepare={prepare} />
    </StoryFrame>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Change the pick-up time/ }));
  const day = await screen.findByRole('textbox', { name: 'Date' });
  const time = screen.getByRole('combobox', { name: 'Time' });
  const type = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  return { ...screen, day, time, type, schedule: () => portal?.part(openOrder).store.getState().draft.schedule };
}

test('a day and a time are chosen as DD/MM/YYYY and HH:MM, not by the fields of the browser', async () => {
  const { day, time, type, container, findByText, getByRole, schedule } = await openTime(at('22/11/2026', '15:00'));
  expect(day).toHaveProperty('value', '22/11/2026');
  expect(time).toHaveProperty('value', '15:00');
  expect(container.querySelector('input[type="date"], input[type="time"]')).toBeNull();
  type(day, '24/11/2569');
  await findByText('Tuesday, 24 November 2026');
  type(time, '9:20');
  fireEvent.click(getByRole('button', { name: 'Done' }));
  expect(schedule()).toEqual({ kind: 'later', date: '24/11/2026', time: '09:20' });
});

test('days that are over and hours that are over cannot be taken from the calendar and the list', async () => {
  const { time, findByRole, getByRole, queryByRole } = await openTime(at('21/11/2026', '15:00'));
  fireEvent.click(time);
  expect(queryByRole('option', { name: '13:30' })).toBeNull();
  expect(getByRole('option', { name: '13:45' })).toBeTruthy();
  fireEvent.blur(time);
  fireEvent.click(getByRole('button', { name: /Open the calendar/ }));
  const gone = await findByRole('button', { name: /20 November/ });
  expect(gone.getAttribute('aria-disabled')).toBe('true');
  expect(getByRole('button', { name: /22 November/ }).getAttribute('aria-disabled')).toBeNull();
});

test('what is typed and cannot be had is told at its field and never booked', async () => {
  const { day, time, type, findByText, getByRole, getByText, schedule } = await openTime(at('21/11/2026', '15:00'));
  type(time, '13:30');
  await findByText('This time has passed. Please select the time again.');
  fireEvent.click(getByRole('button', { name: 'Done' }));
  expect(getByText('This time has passed. Please select the time again.')).toBeTruthy();
  expect(time.getAttribute('aria-invalid')).toBe('true');
  expect(schedule()).toEqual({ kind: 'later', date: '21/11/2026', time: '15:00' });
  type(day, '01/04/2027');
  await findByText('You can book up to 90 days ahead.');
});

test('the tour of the day after offers its day and its hours, and says why others are closed', async () => {
  const { day, time, type, findByText, getByRole, queryByRole } = await openTime({ tab: 3 });
  fireEvent.click(time);
  expect(queryByRole('option', { name: '08:45' })).toBeNull();
  expect(getByRole('option', { name: '18:00' })).toBeTruthy();
  type(time, '18:30');
  await findByText('Next-day pick-ups run from 09:00 to 18:00.');
  type(day, '23/11/2026');
  await findByText('Next-day pick-ups are tomorrow only.');
});
