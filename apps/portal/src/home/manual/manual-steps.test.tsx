import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ratesAnswers } from '../../../tests/rates-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';

afterEach(cleanup);

test('a topic of the manual fetches its picture when it is opened, and leaves room for it', async () => {
  render(<ScreenStory language="en" path="/" answers={ratesAnswers()} />);
  const manual = await screen.findByRole('region', { name: 'How to use it' });
  const pictures = () => [...manual.querySelectorAll('img')];
  expect(pictures()).toEqual([]);
  fireEvent.click(within(manual).getByRole('button', { name: 'Top up the wallet and use codes' }));
  expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual(['/app/manual/wallet-en.webp']);
  expect(pictures()[0]?.getAttribute('loading')).toBe('lazy');
  expect([pictures()[0]?.width, pictures()[0]?.height]).toEqual([390, 844]);
});
