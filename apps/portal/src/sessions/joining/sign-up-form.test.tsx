import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { openJoining } from './open-joining.ts';

test('a refused field says what is wrong with what stands in it by now, and nothing once it is right', async () => {
  render(<ScreenStory language="en" path="/signup" prepare={(portal) => portal.part(openJoining).edit({ kind: 'company' })} />);
  fireEvent.click(await screen.findByRole('button', { name: /Get a code/ }));
  expect(await screen.findByText('Enter the 13-digit tax ID.')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: /^Tax ID/ });
  fireEvent.change(field, { target: { value: '1234567890123' } });
  expect(await screen.findByText('This 13-digit tax ID is not right. Please check it.')).toBeTruthy();
  expect(screen.queryByText('Enter the 13-digit tax ID.')).toBeNull();
  fireEvent.change(field, { target: { value: '0105560123454' } });
  expect(screen.queryByText(/13-digit tax ID/)).toBeNull();
});
