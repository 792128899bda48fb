import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { atReview, priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payingAnswers } from '../../../tests/paying-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { openReach } from '../../app/offline/open-reach.ts';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';

const booked = { responseCode: 200, responseDesc: '', jobId: 'J00000042', trackingId: '8K2M7Q', songwaiWallet: 773.55 };

const open = (paymentType: 0 | 1) => {
  const sent: unknown[] = [];
  let isAway = true;
  let portal: Portal | undefined;
  const prepare = (made: Portal) => {
    portal = made;
    made.part(openOrder).store.setState(priced(atReview({ ...threeStopDraft, confirmPhone: '0812345678', paymentType })));
  };
  const answers = payingAnswers({
    '/create_job': (body) => {
      if (isAway) throw gatewayDown();
      sent.push(body['shownPrice']);
      return booked;
    },
  });
  render(<ScreenStory language="en" path="/neworder" user={storyUser} {...{ answers, prepare }} />);
  return {
    sent,
    comeBack: () => {
      isAway = false;
      portal?.part(openReach).note(null);
    },
  };
};
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('an order without an answer is booked by itself once the line is back, if the customer asked for it', async () => {
  const { sent, comeBack } = open(0);
  await press(/^Book for/);
  await press(/Book it when the line is back/);
  await screen.findByText(/Waiting for the line/);
  expect(sent).toEqual([]);
  comeBack();
  await press(/Never mind/);
  await press(/Book it when the line is back/);
  await screen.findByText(/J000-00042/);
  expect(sent).toEqual([466.45]);
});

test('a card is never charged without the person', async () => {
  open(1);
  await press(/^Book for/);
  await screen.findAllByText(/offline|connection/i);
  expect(screen.queryByRole('button', { name: /when the line is back/ })).toBeNull();
});
