import { atContacts, priced, twoStopDraft } from '@songwai/features/tests/orders/order-fixture';

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';
// The page loads these when they are shown. A test should not wait for that, nor a hook, which has a time limit.
import '@songwai/features/orders/panel/checkout-view';
import '../own-parts.tsx';
import './order-details.tsx';

test('a reference of one’s own is asked for among the contacts, and stored with the order', async () => {
  let opened: Portal | null = null;
  const prepare = (portal: Portal) => {
    opened = portal;
    portal.part(openOrder).store.setState(priced(atContacts(twoStopDraft)));
  };
  render(<ScreenStory language="en" path="/neworder" user={storyUser} prepare={prepare} />);
  const field = await screen.findByRole('textbox', { name: 'Your reference (optional)' });
  expect(field.getAttribute('maxlength')).toBe('64');
  fireEvent.change(field, { target: { value: 'PO 2026/11-0042' } });
  const stored = () => (opened as Portal | null)?.part(openOrder).store.getState().draft.reference;
  await waitFor(() => expect(stored()).toBe('PO 2026/11-0042'));
});
