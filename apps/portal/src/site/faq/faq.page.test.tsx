import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryBar } from '../../../tests/create-memory-bar.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { faqTopics, topicIds } from './faq-topics.ts';

const open = async (path = '/faq') => {
  const bar = createMemoryBar(`/en${path}`);
  render(<ScreenStory language="en" path={path} bar={bar} />);
  await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
  return { bar };
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a topic has an address of its own, and the menu of topics says how many questions each has', async () => {
  const { bar } = await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Booking' })).toBeTruthy();
  const topics = screen.getByRole('navigation', { name: 'Topics' });
  fireEvent.click(within(topics).getByRole('link', { name: /^Prices and paying.*7 questions/ }));
  await waitFor(() => expect(bar.read()).toMatchObject({ pathname: '/en/faq', search: '?topic=paying' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Prices and paying' })).toBeTruthy();
  expect(titles()).toHaveLength(faqTopics.paying.length);
});

test('a question opens its answer, and closes it again', async () => {
  await open('/faq?topic=booking');
  const question = screen.getByRole('button', { name: 'Can one trip have several stops?' });
  fireEvent.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/^Up to 10, with the pick-up/)).toBeTruthy();
  fireEvent.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('false');
});

test('a search looks through all topics, opens the best hit, says how many there are, and is cleared', async () => {
  await open();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the questions' }), { target: { value: 'waiting' } });
  const [best] = screen.getAllByRole('button', { expanded: true });
  expect(best?.textContent).toBe('Is waiting charged?');
  expect(best?.querySelector('mark')?.textContent).toBe('waiting');
  expect(screen.getAllByText(/\d+ questions? found/).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(titles()).toHaveLength(faqTopics.booking.length);
});

test('a search without a hit says so, keeps what was typed, and leads back to all questions', async () => {
  await open();
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(field, { target: { value: 'tropical fish' } });
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing found for “tropical fish”' })).toBeTruthy();
  expect(field.value).toBe('tropical fish');
  fireEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(titles()).toHaveLength(faqTopics.booking.length);
});

test('search engines read all questions with their answers, as long as the page is open', async () => {
  await open();
  const data = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
  const { mainEntity } = JSON.parse(data()[0]?.textContent ?? '') as { mainEntity: readonly unknown[] };
  expect(mainEntity).toHaveLength(topicIds.flatMap((topic) => faqTopics[topic]).length);
  expect(mainEntity[0]).toMatchObject({
    '@type': 'Question',
    name: 'How soon does a driver collect?',
    acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^Within 45 minutes/) },
  });
});

test('whoever finds no answer reads whom to call, and when', async () => {
  await open();
  expect(screen.getByText('Call our support, every day 08:00-20:00.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 02 123 4567' }).getAttribute('href')).toBe('tel:021234567');
});
