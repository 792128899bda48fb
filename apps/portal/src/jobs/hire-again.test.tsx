import { hireAnswers } from '@songwai/features/tests/full-day/hire-fixture';
import * as jobs from '@songwai/features/tests/tracking/tracked-jobs';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jobAnswers } from '../../tests/jobs/job-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

test('a hire is booked again: hours, package, option, drivers and places are filled in on the page of hires', async () => {
  const job = jobs.completed;
  const fullDayInfo = {
    ...{ durationHours: 9, pkgId: 22, customerFee: 2_200, messengerGender: 'F', drivers: 2, driver: 1, days: 1 },
    options: [{ id: 2, descTh: 'คนขับช่วยยกของ', descEn: 'Loading help', customerFee: 250 }],
  };
  const answers = hireAnswers(jobAnswers(job, { taskType: 2, fullDayInfo }));
  render(<ScreenStory language="en" path={`/job/${job.jobId}`} user={storyUser} {...{ job, answers }} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Book this again/ }));
  expect(await screen.findByText('฿4,900')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /9 hours/, selected: true })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Car/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Loading help/ }).checked).toBe(true);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Female' })).checked).toBe(true);
  expect(await screen.findByText('ร้านดอกไม้ บ้านอารีย์')).toBeTruthy();
});
