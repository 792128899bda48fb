import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { useLostPhotos } from './use-lost-photos.ts';

const refuse = (field: string): GatewayError => refusal(422, { field });
function Shown({ flow }: { readonly flow: OrderFlow }) {
  useLostPhotos(flow);
  return null;
}

const open = async (error: GatewayError) => {
  const { flow } = createOrderFixture({ draft: { ...twoStopDraft, photoNames: ['a.png', 'b.png', 'b.png'] } });
  await flow.prepare();
  render(<Shown flow={flow} />);
  flow.store.setState({ booking: { status: 'failed', error } });
  return flow;
};

test('a photo that is gone leaves the order, once, and why stays to be read', async () => {
  const error = refuse('remarkImages.1');
  const flow = await open(error);
  await waitFor(() => expect(flow.store.getState().draft.photoNames).toEqual(['a.png', 'b.png']));
  expect(flow.store.getState().booking).toEqual({ status: 'failed', error });
});

test('any other refusal leaves the photos alone', async () => {
  const flow = await open(refuse('locationList.1'));
  expect(flow.store.getState().draft.photoNames).toHaveLength(3);
});
