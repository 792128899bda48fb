import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bookingAnswers } from '../../../tests/jobs/booking-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { companyOwner } from '../../../tests/settings/company-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';

type Body = Readonly<Record<string, unknown>>;

/** jsdom has no media queries: every window is a wide one. */
function open({
  path = '/dashboard',
  answers = {},
  user = storyUser,
}: {
  path?: string;
  answers?: Answers;
  user?: typeof storyUser;
} = {}) {
  const asked: Body[] = [];
  const all: Answers = {
    ...bookingAnswers,
    '/job': (body) => {
      // Not what the strip asks for, nor the suggestion of the same as a week ago.
      if (body['sort'] !== 'date' && body['limit'] !== '5') asked.push(body);
      return bookingAnswers['/job']?.(body);
    },
    ...answers,
  };
  render(<ScreenStory language="en" path={path} user={user} answers={all} />);
  return { asked, latest: () => asked.at(-1) ?? {} };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const chip = (name: RegExp) => within(screen.getByRole('toolbar')).getByRole('button', { name });

test('asks for jobs of today that are not over, and has the number of each status in its filter', async () => {
  const { latest } = open();
  await screen.findByRole('button', { name: 'Details of job J000-24809' });
  expect(latest()).toMatchObject({ filters: '0,1', date: 'today', sort: '-date,status', limit: '10', count: 'none' });
  await waitFor(() => expect(chip(/Finding a driver/).textContent).toContain('2'));
  expect(chip(/Completed/).textContent).toContain('14');
  expect(chip(/Completed/).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(chip(/Completed/));
  await waitFor(() => expect(latest()).toMatchObject({ filters: '0,1,2' }));
});

test('each job has its status, its time in words and the one next thing to do', async () => {
  open();
  await screen.findByText(/Stop 2 about 14:12/);
  const action = (name: RegExp, job: RegExp) => within(row(job)).getByRole('link', { name });
  expect(action(/^Choose what next/, /24823/).getAttribute('href')).toBe('/en/job/J00024823');
  expect(action(/^Open/, /24821/).getAttribute('href')).toBe('/en/job/J00024821');
  expect(action(/^Track/, /24819/).getAttribute('href')).toBe('/en/t/t-J00024819');
  expect(action(/^Rate/, /24809/).getAttribute('href')).toBe('/en/rating/r-1');
  expect(within(row(/24806/)).getByRole('button', { name: /Book again/ })).toBeTruthy();
  expect(within(row(/24817/)).getByText('Pick-up about 14:02')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Choose what next' }).textContent).toContain(
    'ตลาดไท → ครัวกลางพระโขนง has no driver yet',
  );
});

test('a row opens in place, with stops, contacts, remark and reference', async () => {
  open();
  await screen.findByRole('button', { name: 'Details of job J000-24806' });
  fireEvent.click(screen.getByRole('button', { name: 'Details of job J000-24806' }));
  expect(await screen.findByText('PO-1142')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '0898765432' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Hide the details of job J000-24806' }).getAttribute('aria-expanded')).toBe('true');
});

test('the search follows the typing, and the next page begins at its cursor', async () => {
  const { latest } = open();
  await screen.findByRole('button', { name: 'Details of job J000-24809' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the jobs' }), { target: { value: '081 234' } });
  await waitFor(() => expect(latest()).toMatchObject({ search: '081 234' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(latest()).toMatchObject({ search: '081 234', cursor: 'more' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(latest()).toMatchObject({ page: '1' }));
});

test('cancelling several says the fees first, then what became of each, and Escape chooses none', async () => {
  const cancelled: Body[] = [];
  open({
    answers: {
      '/cancel_job': (body) => {
        cancelled.push(body);
        if (body['jobId'] === 'J00024817') throw refusal(409, { description: 'The driver has the goods' });
        return { responseCode: 200, responseDesc: '', cancelFee: 0 };
      },
    },
  });
  await screen.findByRole('button', { name: 'Details of job J000-24809' });
  for (const job of ['24821', '24817', '24806'])
    fireEvent.click(screen.getByRole('checkbox', { name: `Select job J000-${job}` }));
  expect(await screen.findByText('3 jobs selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel 2 jobs' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getAllByText('Free')).toHaveLength(2);
  expect(within(dialog).getByText(/The other selected job cannot be cancelled/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel 2 jobs' }));
  await within(dialog).findByText('1 job cancelled');
  expect(within(dialog).getByText('Not cancelled: The driver has the goods')).toBeTruthy();
  expect(cancelled.map(({ cancelReason }) => cancelReason)).toEqual(['customer cancel', 'customer cancel']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await screen.findByText('2 jobs selected');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('2 jobs selected')).toBeNull());
});

test.each([
  ['Excel', '/job/xlsx'],
  ['CSV', '/job/csv'],
])('the list can be had as %s', async (name, path) => {
  const asked: string[] = [];
  const answer = (asking: string) => () => {
    asked.push(asking);
    throw refusal(130, { description: 'Your session has expired.' });
  };
  open({ answers: { '/job/csv': answer('/job/csv'), '/job/xlsx': answer('/job/xlsx') } });
  await screen.findByRole('button', { name: 'Details of job J000-24809' });
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByText('Your session has expired.');
  expect(asked).toEqual([path]);
});

test('a CSV that is refused shows the gateway’s words', async () => {
  open({
    answers: {
      '/job/csv': () => {
        throw refusal(130, { description: 'Your session has expired.' });
      },
    },
  });
  await screen.findByRole('button', { name: 'Details of job J000-24809' });
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('Your session has expired.')).toBeTruthy();
});

test('a week of the chart sets the dates', async () => {
  const { latest } = open();
  const bars = await screen.findAllByRole('button', { name: /฿4,410/ });
  fireEvent.click(bars[0] as HTMLElement);
  await waitFor(() => expect(latest()).toMatchObject({ date: 'range' }));
  expect(latest()).not.toHaveProperty('filters');
});

test('a company’s user who sees all jobs can choose a department', async () => {
  const answers: Answers = {
    '/v2/department': () => ({
      responseCode: 200,
      responseDesc: '',
      departments: [{ departmentId: 'd1', name: 'Sales', userCount: 2 }],
    }),
  };
  const { latest } = open({ answers, user: companyOwner });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Department' }), { target: { value: 'd1' } });
  await waitFor(() => expect(latest()).toMatchObject({ departmentId: 'd1' }));
});
