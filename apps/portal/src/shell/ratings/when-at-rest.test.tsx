import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WhenAtRest } from './when-at-rest.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Shows a question among what the visitor has open. */
const ask = () => {
  const events: string[] = [];
  render(
    <WhenAtRest onShow={() => events.push('shown')} onBusy={() => events.push('busy')}>
      <input aria-label="A question" />
    </WhenAtRest>,
  );
  return events;
};

test('a visitor at rest is asked', () => {
  expect(ask()).toEqual(['shown']);
  expect(screen.getByRole('textbox', { name: 'A question' })).toBeTruthy();
});

test('a dialog that was opened while the question was loading stays alone', () => {
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(ask()).toEqual(['busy']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever types is not interrupted', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(ask()).toEqual(['busy']);
  expect(document.activeElement).toBe(field);
});

test('what is opened later does not take the question away', () => {
  const events: string[] = [];
  const question = () => (
    <WhenAtRest onShow={() => events.push('shown')} onBusy={() => events.push('busy')}>
      <p>A question</p>
    </WhenAtRest>
  );
  const { rerender } = render(question());
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  rerender(question());
  expect(screen.getByText('A question')).toBeTruthy();
  expect(events).toEqual(['shown']);
});
