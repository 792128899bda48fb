import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RouteCover } from './route-cover.tsx';

afterEach(cleanup);

test('a cover shows its figure to the eye alone: the title beside it says the same', () => {
  const { container } = render(<RouteCover size="large" figure="฿50" moving={<b>rider</b>} />);
  expect(container.textContent).toBe('rider฿50');
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('a picture takes the place of line and figure, and is fetched when it comes into view', () => {
  const { container } = render(<RouteCover size="medium" figure="฿50" moving={<b>rider</b>} picture="/news.jpg" />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});
