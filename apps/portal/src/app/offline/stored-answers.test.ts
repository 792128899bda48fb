import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../tests/memory-storage.ts';
import { createAnswerStorage } from './stored-answers.ts';

const at = (minute: number) => ({ updatedAt: Date.UTC(2026, 10, 26, 7, minute) });
const job = (jobId: string) => ({ jobId, overAt: new Date(Date.UTC(2026, 10, 26, 6)) });

it('what was seen last is there again, dated, with its moments as moments', async () => {
  const answers = createAnswerStorage(createMemoryStorage());
  const seen = new QueryClient();
  seen.setQueryData(['jobs', 'detail', 'J1'], job('J1'), at(5));
  seen.setQueryData(['saved-places'], [{ name: 'บ้าน' }], at(6));
  seen.setQueryData(['wallet', 'balance'], { balance: 1 }, at(7));
  await answers.save(seen, 'u1');

  const later = new QueryClient();
  await answers.restore(later, 'u1');
  expect(later.getQueryData(['jobs', 'detail', 'J1'])).toEqual(job('J1'));
  expect(later.getQueryState(['jobs', 'detail', 'J1'])?.dataUpdatedAt).toBe(at(5).updatedAt);
  expect(later.getQueryData(['saved-places'])).toEqual([{ name: 'บ้าน' }]);
  // Money is never shown as it was once.
  expect(later.getQueryData(['wallet', 'balance'])).toBeUndefined();
});

it('is stored while an answer is asked for anew without success, too', async () => {
  const answers = createAnswerStorage(createMemoryStorage());
  const seen = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 60_000 } } });
  seen.setQueryData(['saved-places'], ['บ้าน'], at(1));
  void seen.prefetchQuery({ queryKey: ['saved-places'], queryFn: () => Promise.reject(new Error('no answer')) });
  await vi.waitFor(() => expect(seen.getQueryState(['saved-places'])?.fetchFailureReason).not.toBeNull());
  await answers.save(seen, 'u1');
  const later = new QueryClient();
  await answers.restore(later, 'u1');
  expect(later.getQueryData(['saved-places'])).toEqual(['บ้าน']);
  seen.clear();
});

it('is nobody else’s', async () => {
  const answers = createAnswerStorage(createMemoryStorage());
  const seen = new QueryClient();
  seen.setQueryData(['saved-places'], ['บ้าน'], at(1));
  await answers.save(seen, 'u1');
  const other = new QueryClient();
  await answers.restore(other, 'u2');
  await answers.restore(other, null);
  expect(other.getQueryCache().getAll()).toEqual([]);
});

it('adds to what earlier visits have seen, and the oldest jobs make room', async () => {
  const answers = createAnswerStorage(createMemoryStorage());
  for (let visit = 1; visit <= 15; visit += 1) {
    const seen = new QueryClient();
    seen.setQueryData(['jobs', 'detail', `J${visit}`], job(`J${visit}`), at(visit));
    await answers.save(seen, 'u1');
  }
  const later = new QueryClient();
  await answers.restore(later, 'u1');
  const jobs = later.getQueryCache().findAll({ queryKey: ['jobs', 'detail'] });
  expect(jobs).toHaveLength(12);
  expect(later.getQueryData(['jobs', 'detail', 'J15'])).toBeDefined();
  expect(later.getQueryData(['jobs', 'detail', 'J3'])).toBeUndefined();
});

it('never takes the place of something newer', async () => {
  const answers = createAnswerStorage(createMemoryStorage());
  const seen = new QueryClient();
  seen.setQueryData(['saved-places'], ['old'], at(1));
  await answers.save(seen, 'u1');
  const now = new QueryClient();
  now.setQueryData(['saved-places'], ['new'], at(2));
  await answers.restore(now, 'u1');
  expect(now.getQueryData(['saved-places'])).toEqual(['new']);
});
