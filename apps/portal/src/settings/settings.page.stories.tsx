import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { storyNow } from '@songwai/features/tests/story-now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { companyOwner, memberAnswers, verificationAnswer } from '../../tests/settings/company-answers.ts';
import { privacyAnswers } from '../../tests/settings/privacy-answers.ts';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Settings', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const at = (minutes: number) => new Date(storyNow.getTime() - minutes * 60_000).toISOString();
const session = (sessionId: string, deviceName: string, minutes: number) => ({
  sessionId,
  channel: 'web',
  deviceName,
  deviceVersion: '1',
  createdDateTime: at(minutes + 9_000),
  lastSeenDateTime: at(minutes),
  isCurrent: minutes === 0,
});
const answers: Answers = {
  ...memberAnswers,
  ...privacyAnswers,
  '/user/email': () => ({ ...ok, email: 'pim@baansuan.test' }),
  '/user/session': () => ({
    ...ok,
    sessions: [
      session('here', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36', 0),
      session('phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1', 900),
      session('old', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0', 9_000),
    ],
  }),
};

const screen =
  (path: string, given: Answers = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path={path} user={storyUser} answers={{ ...answers, ...given }} />
  );
const title = { name: /^(ตั้งค่า|Settings)$/, level: 1 } as const;

/** All sections on a wide window, on a phone the list of them. */
export const Page: Screen = {
  render: screen('/settings'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', title);
  },
};

/** The owner of a company has its sections too. */
export const Company: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/settings"
      user={companyOwner}
      answers={{ ...answers, '/company/verification': verificationAnswer('draft') }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', title);
  },
};

/** A section, on a phone a page of its own. */
export const Security: Screen = {
  render: screen('/settings/security'),
  play: async ({ canvas }) => {
    await canvas.findByText(/Chrome (บน|on) Windows/);
  },
};

/** The address waits for its code. */
export const EmailWaiting: Screen = {
  render: screen('/settings/profile', {
    '/user/email': () => ({ ...ok, emailToVerify: 'new@baansuan.test', resendSeconds: 0 }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('new@baansuan.test');
  },
};

/** The new password, with the rule under it from the start. */
export const ChangingPassword: Screen = {
  render: screen('/settings/security'),
  play: async ({ canvas, userEvent }) => {
    const [, change] = await canvas.findAllByRole('button', { name: /^(แก้ไข|Change)$/ });
    await userEvent.click(change ?? (await canvas.findByRole('button', { name: /^(แก้ไข|Change)$/ })));
    await canvas.findByRole('dialog');
  },
};

/** The password now is wrong: what was typed stays. */
export const WrongPassword: Screen = {
  render: screen('/settings/profile', {
    '/update_user': () => {
      throw refusal(422, { field: 'password', description: 'รหัสผ่านไม่ถูกต้อง' });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^(แก้ไข|Change)$/ });
    if (buttons[1]) await userEvent.click(buttons[1]);
    await userEvent.type(await canvas.findByRole('textbox', { name: /เบอร์มือถือ|Mobile number/ }), '0891112222');
    await userEvent.type(canvas.getByLabelText(/^(รหัสผ่านของคุณ|Your password)/), 'wrong_1{Enter}');
    await canvas.findByText('รหัสผ่านไม่ถูกต้อง');
  },
};

/** Nothing can be read right now: each section says so and can be tried again. */
export const GatewayDown: Screen = {
  render: screen('/settings/security', {
    '/user/session': () => {
      throw gatewayDown();
    },
    '/user/email': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ดูเครื่องที่ใช้อยู่ไม่ได้|devices cannot be shown/);
  },
};
