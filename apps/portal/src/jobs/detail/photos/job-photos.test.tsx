import { refusal } from '@songwai/features/tests/fixture-gateway';
import { assigned } from '@songwai/features/tests/tracking/tracked-jobs';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { jobAnswers, wireJob } from '../../../../tests/jobs/job-answers.ts';
import { ScreenStory } from '../../../../tests/screen-story.tsx';
import { storyUser } from '../../../../tests/story-user.ts';

// jsdom has no canvas: every image "resizes" to itself, and every other file fails.
vi.mock('../../../../../../packages/ui/src/photo-picker/encode-photo.ts', () => ({
  encodePhoto: (photo: File) =>
    photo.name.startsWith('fake') ? Promise.reject(new Error('no picture')) : Promise.resolve(photo),
}));

beforeAll(async () => {
  // The page loads it when it is shown; a test should not wait for that.
  await import('./photo-editor.tsx');
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const ok = { responseCode: 200, responseDesc: '' };
const name = (sign: string) => `${sign.repeat(32)}.png`;
const file = (fileName: string) => new File(['x'], fileName, { type: 'image/png' });

function open(names: string[], refusing = { current: false }) {
  const removed: unknown[] = [];
  render(
    <ScreenStory
      language="en"
      path={`/job/${assigned.jobId}`}
      user={storyUser}
      job={assigned}
      answers={{
        ...jobAnswers(assigned),
        '/get_job_detail': () => ({ ...ok, jobDetail: wireJob(assigned, { remarkImages: [...names] }) }),
        '/slip/upload': () => {
          if (refusing.current) throw refusal(503, { description: 'The store does not answer.' });
          names.push(name('b'));
          return { ...ok, fileName: name('b') };
        },
        '/slip/remove': (body) => {
          removed.push(body);
          names.splice(0, 1);
          return ok;
        },
      }}
    />,
  );
  return { removed };
}
const drop = async (...files: readonly File[]) =>
  fireEvent.drop(await screen.findByRole('button', { name: 'Add photos' }), { dataTransfer: { types: ['Files'], files } });

test('a photo that was dropped is uploaded and stands among the job’s', async () => {
  open([]);
  await drop(file('box.png'));
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeTruthy();
});

test('an upload that failed says why, and can be tried again', async () => {
  const refusing = { current: true };
  open([], refusing);
  await drop(file('box.png'));
  expect(await screen.findByText('The store does not answer.')).toBeTruthy();
  refusing.current = false;
  fireEvent.click(screen.getByRole('button', { name: 'Send box.jpg again' }));
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeTruthy();
});

test('what is no photo is refused with the files that are supported, and a damaged one is told', async () => {
  open([]);
  await drop(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/“notes.txt” is not a photo. Supported files: png, jpeg, jpg/)).toBeTruthy();
  await drop(file('fake.png'));
  expect(await screen.findByText('This photo cannot be read. Please choose another one.')).toBeTruthy();
});

test('a photo is taken off the job', async () => {
  const { removed } = open([name('a')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Photo 1' }));
  await vi.waitFor(() => expect(removed).toMatchObject([{ jobId: assigned.jobId, fileName: name('a') }]));
  await vi.waitFor(() => expect(screen.queryByRole('img', { name: 'Photo 1' })).toBeNull());
});
