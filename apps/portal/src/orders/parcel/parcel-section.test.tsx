import { catalog } from '@songwai/features/tests/catalog';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { ParcelSection } from './parcel-section.tsx';
import { parcelTexts } from './parcel-texts.ts';

const shown: { order?: ReturnType<typeof openOrder> } = {};

function Section() {
  const order = usePortal().part(openOrder);
  shown.order = order;
  useEffect(() => {
    order.offerCatalog(catalog);
    order.patch({ vehicleId: 1 });
  }, [order]);
  return <ParcelSection />;
}

/** Shows the section for an order by motorcycle; returns its draft. */
async function open() {
  render(<SectionStory language="en" Section={Section} texts={[parcelTexts]} />);
  const draft = () => shown.order?.store.getState().draft;
  // Choices are taken once the code of the checkout is there, as it is at this step.
  await waitFor(() => expect(draft()?.vehicleId).toBe(1));
  return draft;
}

const type = async (name: string, value: string) => {
  const field = await screen.findByRole(name === 'What is inside' ? 'textbox' : 'spinbutton', { name });
  fireEvent.change(field, { target: { value } });
};

test('what fits the motorcycle is said to fit', async () => {
  const draft = await open();
  await type('What is inside', 'Two bouquets');
  expect(screen.queryByText('Fits: Motorcycle')).toBeNull();
  await type('Weight of all', '3.5');
  expect(await screen.findByText('Fits: Motorcycle')).toBeTruthy();
  expect(draft()?.parcel).toEqual({ contents: 'Two bouquets', weightKg: 3.5 });
});

test('what is too large names the limit and offers the smallest vehicle that takes it', async () => {
  const draft = await open();
  await type('Length', '90');
  expect(await screen.findByText('Too large or too heavy: Motorcycle')).toBeTruthy();
  expect(screen.getByText('It takes up to 20 kg and 50x50x80 cm')).toBeTruthy();
  expect(draft()?.parcel).toEqual({ lengthCm: 90 });
  fireEvent.click(screen.getByRole('button', { name: /Change to/ }));
  expect(draft()?.vehicleId).toBe(2);
  expect(await screen.findByText(/^Fits: /)).toBeTruthy();
});

test('what no vehicle takes is said to need several trips', async () => {
  await open();
  await type('Weight of all', '4000');
  expect(await screen.findByText(/None of our vehicles takes it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull();
});
