import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../../tests/create-memory-bar.ts';
import { offeredAnswers } from '../../../tests/rewards/offered-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

afterEach(cleanup);

const open = (path: string, answers: Answers = {}) => {
  const bar = createMemoryBar(`/en${path}`);
  render(<ScreenStory language="en" path={path} bar={bar} user={storyUser} answers={offeredAnswers(answers)} />);
  return bar;
};
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const saved = { responseCode: 200, responseDesc: '', benefitId: 5 };

test('the list says of each for whom it is, when, how many codes are taken, and whether it is offered', async () => {
  open('/admin/benefits');
  const row = await screen.findByRole('link', { name: /10% off parcel boxes/ });
  expect(row.textContent).toContain('Baan Klong · Silver and higher · 01/11/2026 - 31/12/2026 · 12 of 50 codes taken');
  expect(within(row).getByText('Offered')).toBeTruthy();
  expect(row.getAttribute('href')).toBe('/en/admin/benefits/3');
  expect(within(await screen.findByRole('link', { name: /Second cup/ })).getByText('No codes left')).toBeTruthy();
});

test('what was entered is previewed and sent; the list follows', async () => {
  const save = vi.fn<(body: object) => object>(() => saved);
  const bar = open('/admin/benefits/new', { '/admin/tier_benefits/save': save });
  const button = await screen.findByRole('button', { name: 'Save' });
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('in both languages');
  expect(save).not.toHaveBeenCalled();
  for (const [name, value] of Object.entries({
    ...{ 'Thai name': 'กล่องลด 10%', 'English name': '10% off boxes', 'Thai name of the partner': 'บ้านกล่อง' },
    ...{ 'English name of the partner': 'Baan Klong', 'First day': '2026-12-01', 'Last day': '2026-12-31' },
    'Codes to give away': 'BK-1\nBK-2\nBK-1',
  }))
    type(name, value);
  fireEvent.click(screen.getByRole('radio', { name: 'Box' }));
  expect(screen.getByRole('heading', { level: 3, name: '10% off boxes' })).toBeTruthy();
  expect(screen.getByText('Baan Klong · until 31/12/2026')).toBeTruthy();
  expect(screen.getByText(/^2 codes will be added/)).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(bar.read().pathname).toBe('/en/admin/benefits'));
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    ...{ titleTh: 'กล่องลด 10%', partnerEn: 'Baan Klong', picture: 'parcel', leastTier: 'silver' },
    ...{ from: '01/12/2026', until: '31/12/2026', codes: ['BK-1', 'BK-2'], benefitId: undefined },
  });
});

test('a refusal says why, and what was typed stays', async () => {
  open('/admin/benefits/3', {
    '/admin/tier_benefits/save': () => {
      throw refusal(422, { field: 'until', description: 'There is no such date.' });
    },
  });
  const button = await screen.findByRole('button', { name: 'Save' });
  type('English name', 'Boxes for less');
  fireEvent.click(button);
  expect(await screen.findByText('There is no such date.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('English name').value).toBe('Boxes for less');
});

test('a benefit is ended after a question, and an ended one says that saving offers it again', async () => {
  const end = vi.fn<(body: object) => object>(() => saved);
  const bar = open('/admin/benefits/3', { '/admin/tier_benefits/end': end });
  fireEvent.click(await screen.findByRole('button', { name: 'End it' }));
  const question = await screen.findByRole('alertdialog', { name: 'End “10% off parcel boxes”?' });
  expect(end).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(bar.read().pathname).toBe('/en/admin/benefits'));
  expect(end.mock.calls[0]?.[0]).toMatchObject({ benefitId: 3 });
  cleanup();
  open('/admin/benefits/1');
  expect(await screen.findByRole('button', { name: 'Save and offer again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End it' })).toBeNull();
});

test.each(['/admin/benefits', '/admin/benefits/new', '/admin/benefits/3'])('nobody else finds %s', async (path) => {
  open(path, {
    '/admin/tier_benefits': () => {
      throw refusal(403);
    },
  });
  expect(await screen.findByText('This page does not exist')).toBeTruthy();
});
