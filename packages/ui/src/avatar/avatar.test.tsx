import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

test('it has a name where it is given one, and is silent beside a name', () => {
  const { rerender } = render(<Avatar initials="สช" label="สมชาย ใจดี" />);
  expect(screen.getByRole('img', { name: 'สมชาย ใจดี' }).textContent).toBe('สช');
  rerender(<Avatar initials="สช" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('where the picture does not come the letters stay, and a new picture is tried again', () => {
  const { container, rerender } = render(<Avatar initials="สช" pictureUrl="https://songwai.example/gone.jpg" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('สช');
  rerender(<Avatar initials="สช" pictureUrl="https://songwai.example/new.jpg" />);
  expect(container.querySelector('img')).toBeTruthy();
});
