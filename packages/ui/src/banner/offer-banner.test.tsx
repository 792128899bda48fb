import { render, screen } from '@testing-library/react';
import { Bell } from 'lucide';
import { expect, test } from 'vitest';
import { OfferBanner } from './offer-banner.tsx';

test('an offer is spoken with its button', () => {
  render(
    <OfferBanner icon={Bell} title="Notifications are off" action={<button type="button">Switch on</button>}>
      On this device
    </OfferBanner>,
  );
  expect(screen.getByRole('status').textContent).toBe('Notifications are offOn this deviceSwitch on');
});
