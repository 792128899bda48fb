import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteBand } from './site-band.tsx';

test('a band is a region of the page that its heading names, and can be an anchor', () => {
  render(
    <SiteBand labelledBy="prices" id="serviceprice">
      <h2 id="prices">Prices</h2>
    </SiteBand>,
  );
  expect(screen.getByRole('region', { name: 'Prices' }).id).toBe('serviceprice');
});
