import { refusal } from '@songwai/features/tests/fixture-gateway';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const askForCode = async () => {
  const asked: unknown[] = [];
  const answers = {
    '/login_code': (body: unknown) => {
      asked.push(body);
      return { responseCode: 200, responseDesc: '', resendSeconds: 60, codeSeconds: 300 };
    },
    '/login': () => {
      throw refusal(422, { description: 'The code is wrong.' });
    },
  };
  render(<ScreenStory language="en" path="/login" clock={() => new Date(Date.now())} answers={answers} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in with a code' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Email/ }), { target: { value: '0812345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByRole('textbox', { name: /^4-digit code/ });
  return { asked, code };
};
const again = () => screen.getByRole('button', { name: 'Send again' });
const aMinute = () => act(() => vi.advanceTimersByTimeAsync(60_000));

test('another code can be asked for after a minute, which is counted down', async () => {
  const { asked } = await askForCode();
  expect(screen.getByRole('timer').textContent).toMatch(/^No code yet\? Ask for a new one in (1:00|0:59)$/);
  expect(again()).toHaveProperty('disabled', true);
  fireEvent.click(again());
  expect(asked).toHaveLength(1);
  await aMinute();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(again()).toHaveProperty('disabled', false);
});

test('another code empties the field of the one it cancels, with its error, and is counted down anew', async () => {
  const { asked, code } = await askForCode();
  fireEvent.change(code, { target: { value: '4172' } });
  expect(await screen.findByText('The code is wrong.')).toBeTruthy();
  await aMinute();
  fireEvent.click(again());
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(asked).toHaveLength(2);
  const next = screen.getByRole('textbox', { name: /^4-digit code/ });
  expect(next).toHaveProperty('value', '');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.queryByText('The code is wrong.')).toBeNull();
});

test('a name that was typed to sign in stands in the form of a forgotten password', async () => {
  render(<ScreenStory language="en" path="/login?from=/settings" />);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Email/ }), { target: { value: 'pim@baansuan.test' } });
  fireEvent.click(screen.getByRole('link', { name: 'Forgot it?' }));
  await screen.findByRole('heading', { name: 'Set a new password' });
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'pim@baansuan.test');
});
