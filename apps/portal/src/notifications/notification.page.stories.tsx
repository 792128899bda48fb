import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { storyNow } from '@songwai/features/tests/story-now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { createPreferenceAnswers } from '../../tests/settings/preference-answers.ts';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Notifications', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const notification = (kind: string, hours: number, rest: Readonly<Record<string, unknown>> = {}) => ({
  notificationId: `${kind}-${hours}`,
  kind,
  isRead: hours > 5,
  createdDateTime: new Date(storyNow.getTime() - hours * 3_600_000).toISOString(),
  ...rest,
});
const one = { jobId: 'J00048213', route: { from: 'บ้านอารีย์', to: 'อ่อนนุช', between: 1 } };
const other = { jobId: 'J00048177', route: { from: 'อารีย์', to: 'ศิริราช', between: 0 } };
const notifications = [
  notification('chatMessage', 0.2, one),
  notification('pickedUp', 0.9, one),
  notification('driverAssigned', 1.2, { ...one, isRead: true }),
  notification('chatMessage', 1.4),
  notification('noDriver', 2, { jobId: 'J00048210', route: { from: 'ห้วยขวาง', to: 'สีลมคอมเพล็กซ์', between: 0 } }),
  notification('newDevice', 6, {
    name: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  }),
  notification('delivered', 25, other),
  notification('memberJoined', 26, { name: 'มาลี ศรีสุข' }),
  notification('invoicePaid', 74, { invoiceId: 'INV-2026-1042' }),
  notification('friendRewarded', 76),
  notification('jobUnpaid', 77, { jobId: 'J00048103' }),
];
const unread = { unreadCount: 5, unreadByGroup: { jobs: 3, chat: 2, money: 0, account: 0 } };
const waiting = [
  { jobId: 'J00048177', jobDate: '23/11/2026', jobTime: '14:00', songwaiId: 'D1', songwaiName: 'ประกิต', tokenRating: 'kVn2x0b1' },
];

const files = [
  notification('fileBooked', 3, { bulkId: 'b2', name: 'ส่งของ-24พย.xlsx', bookedCount: 63, failedCount: 0 }),
  notification('fileBooked', 4, { bulkId: 'b1', name: 'ส่งของ-23พย.xlsx', bookedCount: 60, failedCount: 3 }),
];

const screen =
  (answers: Answers, path = '/notification'): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      {...{ path, user: storyUser }}
      answers={{ ...createPreferenceAnswers(), '/job_waiting_for_rating': () => ({ ...ok, jobs: waiting }), ...answers }}
    />
  );
const title = { name: /^(การแจ้งเตือน|Notifications)$/, level: 1 } as const;

/** By day, newest first, a job's events on its line; unread ones have weight, a dot and a word. On a wide window beside the settings. */
export const Full: Screen = {
  render: screen({ '/notification': () => ({ ...ok, notifications, ...unread, nextCursor: 'more' }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/J000-48210/);
  },
};

/** Files that were booked, one of them in part: each is one row, however many trips it has. */
export const Files: Screen = {
  render: screen({ '/notification': () => ({ ...ok, notifications: files, unreadCount: 2 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/24พย/);
  },
};

/** Nothing has happened yet. */
export const Empty: Screen = {
  render: screen({ '/notification': () => ({ ...ok, notifications: [], unreadCount: 0 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีอะไรใหม่|Nothing new/);
  },
};

/** Nothing belongs to the group that was chosen. */
export const EmptyGroup: Screen = {
  render: screen({ '/notification': () => ({ ...ok, notifications: [], ...unread }) }, '/notification?group=money'),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีเรื่องในกลุ่มนี้|Nothing in this group/);
  },
};

/** On their way. */
export const Loading: Screen = { render: screen({ '/notification': () => new Promise<never>(() => undefined) }) };

/** They cannot be read right now. */
export const Failed: Screen = {
  render: screen({
    '/notification': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', title);
    await canvas.findByText(/ไม่ได้ในตอนนี้|right now/);
  },
};
