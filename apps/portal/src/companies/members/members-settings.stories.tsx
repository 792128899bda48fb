import type { User } from '@songwai/core/sessions/session-state';
import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStory } from '../../../tests/section-story.tsx';
import { companyBooker, companyOwner, memberAnswers } from '../../../tests/settings/company-answers.ts';
import { MembersSettings } from './members-settings.tsx';
import { membersTexts } from './members-texts.ts';

const meta: Meta = { title: 'Portal/Settings/Members', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (answers: Answers, user: User = companyOwner): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <SectionStory language={languageOf(globals)} Section={MembersSettings} texts={membersTexts} user={user} answers={answers} />
  );
const ok = { responseCode: 200, responseDesc: '' };
const never = () => new Promise<never>(() => undefined);
const fail = () => {
  throw gatewayDown();
};

/** The owner's view: roles, departments, an open invitation. */
export const Full: Screen = {
  render: screen(memberAnswers),
  play: async ({ canvas }) => {
    await canvas.findByText(/kanya@songwai.test/);
  },
};

/** The owner alone. */
export const Empty: Screen = {
  render: screen({
    '/v2/department/users': () => ({ ...ok, users: [] }),
    '/v2/department': () => ({ ...ok, departments: [] }),
    '/v2/department/invite': () => ({ ...ok, invitations: [] }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีแผนก|No departments yet/);
  },
};

export const Loading: Screen = {
  render: screen({ '/v2/department/users': never, '/v2/department': never, '/v2/department/invite': never }),
};

export const Failed: Screen = {
  render: screen({ '/v2/department/users': fail, '/v2/department': fail, '/v2/department/invite': fail }),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดสมาชิกไม่สำเร็จ|members did not load/, undefined, { timeout: 10_000 });
  },
};

/** Roles explained in a line each. */
export const Inviting: Screen = {
  render: screen(memberAnswers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(เชิญสมาชิก|Invite someone)$/ }));
    await canvas.findByRole('dialog');
  },
};

/** Before somebody is taken out. */
export const Removing: Screen = {
  render: screen(memberAnswers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(จัดการ|Options for) ปวีณา แสงทอง/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /นำออกจากบริษัท|Remove from the company/ }));
    await canvas.findByRole('alertdialog');
  },
};

/** A booker sees no list. */
export const WithoutRight: Screen = {
  render: screen(memberAnswers, companyBooker),
  play: async ({ canvas }) => {
    await canvas.findByText(/ขอสิทธิได้จาก|Ask the owner/);
  },
};
