import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../../tests/create-memory-bar.ts';
import { ok } from '../../../tests/news/news-answers.ts';
import { writtenAnswers, writtenNews } from '../../../tests/news/written-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

afterEach(cleanup);

const open = (path: string, answers: Answers = {}) => {
  const bar = createMemoryBar(`/en${path}`);
  render(<ScreenStory language="en" path={path} bar={bar} user={storyUser} answers={writtenAnswers(answers)} />);
  return bar;
};
const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('the list says of each what it is, for whom, when, and whether it is published', async () => {
  open('/admin/news');
  const row = await screen.findByRole('link', { name: /Invoices at New Year/ });
  expect(row.textContent).toContain('News · Companies · 25 December 2026 - 4 January 2027');
  expect(within(row).getByText('Planned')).toBeTruthy();
  expect(row.getAttribute('href')).toBe('/en/admin/news/3');
});

test('what was written is sent, with what belongs to its kind; the list follows', async () => {
  const saved = vi.fn<(body: object) => object>(() => ({ ...ok, newsId: '4' }));
  const list = writtenAnswers()['/admin/news'];
  const bar = open('/admin/news/new', {
    '/admin/news': (body) => (body['newsType'] === undefined ? list?.(body) : saved(body)),
  });
  const save = await screen.findByRole('button', { name: 'Save' });
  fireEvent.click(save);
  expect(await screen.findByText('Please write title, summary and text in both languages')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Promotion' }));
  type('Promo code', 'chon50');
  for (const name of ['Thai title', 'Thai summary', 'Thai text (Markdown)']) type(name, 'ลด 50%');
  for (const name of ['English title', 'English summary', 'English text (Markdown)']) type(name, '50% off');
  fireEvent.click(save);
  await waitFor(() => expect(bar.read().pathname).toBe('/en/admin/news'));
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    ...{ newsType: 'promotion', promoCode: 'CHON50', titleTh: 'ลด 50%', bodyEn: '50% off', audience: 'all' },
    ...{ topic: undefined, tier: undefined, from: undefined },
  });
});

test('news of a later page of the list is opened by its address', async () => {
  const list = writtenAnswers()['/admin/news'];
  open('/admin/news/1', {
    '/admin/news': (body) => (body['cursor'] === 'p2' ? list?.(body) : { ...ok, news: [], nextCursor: 'p2' }),
  });
  expect(await screen.findByDisplayValue('WELCOME50')).toBeTruthy();
});

test('what readers see is offered where administrators are among the readers', async () => {
  const [planned, live] = writtenNews;
  const answers = {
    '/admin/news': () => ({
      ...ok,
      news: [
        { ...live, audience: 'all' },
        { ...planned, state: 'live' },
      ],
    }),
  };
  open('/admin/news/1', answers);
  expect((await screen.findByRole('link', { name: 'Open what readers see' })).getAttribute('href')).toBe('/en/promotions/1');
  cleanup();
  open('/admin/news/3', answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoices at New Year' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open what readers see' })).toBeNull();
});

test('a refusal says why, and what was typed stays', async () => {
  const list = writtenAnswers()['/admin/news'];
  open('/admin/news/1', {
    '/admin/news': (body) => {
      if (body['newsType'] === undefined) return list?.(body);
      throw refusal(422, { field: 'promoCode', description: 'There is no such promo code.' });
    },
  });
  await screen.findByRole('button', { name: 'Save' });
  type('Promo code', 'NOSUCH');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is no such promo code.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' }).value).toBe('NOSUCH');
});

test('a preview is what the gateway renders', async () => {
  open('/admin/news/1');
  const [preview] = await screen.findAllByRole('button', { name: 'Preview' });
  if (preview) fireEvent.click(preview);
  const shown = await screen.findByRole('region', { name: 'What readers will see' });
  expect(within(shown).getByRole('heading', { level: 2, name: 'เงื่อนไข' })).toBeTruthy();
});

test('a picture is uploaded, and taken away again', async () => {
  const { container } = render(<ScreenStory language="en" path="/admin/news/new" user={storyUser} answers={writtenAnswers()} />);
  const input = await screen.findByTestId<HTMLInputElement>('news-picture');
  fireEvent.change(input, { target: { files: [new File(['x'], 'cover.png', { type: 'image/png' })] } });
  const away = await screen.findByRole('button', { name: 'Take the picture away' });
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`/api/news/picture/${'a'.repeat(32)}.png`);
  fireEvent.click(away);
  await waitFor(() => expect(container.querySelector('.sw-cover img')).toBeNull());
});

test('news is deleted after a question', async () => {
  const removed = vi.fn(() => ok);
  const bar = open('/admin/news/1', { '/admin/news/remove': removed });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bar.read().pathname).toBe('/en/admin/news'));
  expect(removed).toHaveBeenCalledOnce();
});

test('to everybody else it is a page that does not exist, and so is news that nobody wrote', async () => {
  open('/admin/news', {
    '/admin/news': () => {
      throw refusal(403);
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeTruthy();
  cleanup();
  open('/admin/news/99');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeTruthy();
});
