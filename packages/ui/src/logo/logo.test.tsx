import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

test('with its name it is text, and its mark is silent', () => {
  render(<Logo name="ส่งไว" />);
  expect(screen.getByText('ส่งไว')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the mark alone is a picture called by the name', () => {
  render(<Logo name="ส่งไว" isMarkOnly />);
  expect(screen.getByRole('img', { name: 'ส่งไว' })).toBeTruthy();
});
