import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bulkAnswers, bulkPath, planAnswers, wireBulk } from '../../tests/bulk/bulk-answers.ts';
import { loadFile } from '../../tests/bulk/load-file.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

test('a file that is being mended is only changed for another one after a question', async () => {
  render(<ScreenStory language="en" path="/upload?step=group" user={storyUser} answers={planAnswers} prepare={loadFile} />);
  const change = await screen.findByRole('button', { name: 'Change the file' });
  fireEvent.click(change);
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Go on with this file' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(/64 rows/)).toBeTruthy();
  fireEvent.click(change);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change the file' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
});

test('a file that is stopping is asked for until it is still, and says nothing of what is not booked before', async () => {
  let isStopping = true;
  const answers = {
    ...bulkAnswers({ status: 'stopped', booked: 5 }),
    '/bulk/:bulkId': () => {
      const bulk = wireBulk({ status: 'stopped', booked: isStopping ? 5 : 6 });
      return { responseCode: 200, responseDesc: '', bulk: { ...bulk, ...(isStopping && { isStopping }) } };
    },
  };
  render(<ScreenStory language="en" path={bulkPath} user={storyUser} answers={answers} />);
  await screen.findByText('Stopping once the trip that is being booked is done');
  expect(screen.queryByText(/nothing was charged/)).toBeNull();
  isStopping = false;
  expect(
    await screen.findByText('2 trips are not booked, and nothing was charged for them', {}, { timeout: 5_000 }),
  ).toBeTruthy();
});
