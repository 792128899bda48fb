import { hire } from '@songwai/core/i18n/texts/en/full-day/hire';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carHire } from '../../../tests/full-day/hire-fixture.ts';
import { createHireFixture } from '../../../tests/full-day/hire-screen.tsx';
import { storyWays } from '../../../tests/orders/story-ways.tsx';
import { Surface } from '../../../tests/surface.tsx';
import { HirePayTerm } from './hire-pay-term.tsx';

test('cash is paid where work starts, because a hire has no pick-up', () => {
  const { flow } = createHireFixture({ ...carHire, paymentType: 0, paymentPoint: 0 });
  render(
    <Surface language="en">
      <HirePayTerm flow={flow} ways={storyWays()} netSatang={490_000} isPaying={false} />
    </Surface>,
  );
  expect(screen.getByRole('button', { name: new RegExp(hire['hire.payAtWork']) })).toBeTruthy();
});
