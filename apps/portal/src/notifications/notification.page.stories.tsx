import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { storyNow } from '@songwai/features/tests/story-now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Notifications', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const notification = (kind: string, hours: number, rest: Readonly<Record<string, string | number>> = {}) => ({
  notificationId: `${kind}-${hours}`,
  kind,
  isRead: hours > 5,
  createdDateTime: new Date(storyNow.getTime() - hours * 3_600_000).toISOString(),
  ...rest,
});
const notifications = [
  notification('delivered', 0.2, { jobId: 'J00048213' }),
  notification('pickedUp', 0.9, { jobId: 'J00048213' }),
  notification('noDriver', 2, { jobId: 'J00048210' }),
  notification('newDevice', 6, {
    name: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  }),
  notification('memberJoined', 26, { name: 'มาลี ศรีสุข' }),
  notification('companyVerified', 28),
  notification('jobUnpaid', 74, { jobId: 'J00048103' }),
  notification('jobCancelled', 75, { jobId: 'J00048102' }),
];

const files = [
  notification('fileBooked', 3, { bulkId: 'b2', name: 'ส่งของ-24พย.xlsx', bookedCount: 63, failedCount: 0 }),
  notification('fileBooked', 4, { bulkId: 'b1', name: 'ส่งของ-23พย.xlsx', bookedCount: 60, failedCount: 3 }),
];

const screen =
  (answers: Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/notification" user={storyUser} answers={answers} />;
const title = { name: /^(การแจ้งเตือน|Notifications)$/, level: 1 } as const;

/** By day, newest first; unread ones have weight, a dot and a word. */
export const Full: Screen = {
  render: screen({ '/notification': () => ({ ...ok, notifications, unreadCount: 3, nextCursor: 'more' }) }),
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
    await canvas.findByText(/ยังไม่มีการแจ้งเตือน|Nothing yet/);
  },
};

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
