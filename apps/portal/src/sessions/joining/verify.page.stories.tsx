import { refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { storyNow } from '@songwai/features/tests/story-now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import type { Portal } from '../../shell/portal.ts';
import { openJoining } from './open-joining.ts';

const meta: Meta = { title: 'Portal/Sessions/Code', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const code = { resendSeconds: 60, codeSeconds: 300, atMs: storyNow.getTime() - 18_000 };
const waiting = { sessionToken: 'waiting', phone: '0812345678', email: null, code };
const prepared =
  (change: Partial<typeof waiting> | { readonly email: string } | { readonly code: null } = {}) =>
  (portal: Portal) =>
    portal.part(openJoining).store.setState({ waiting: { ...waiting, ...change } });

const field = /รหัส 4 หลัก|4-digit code/;

/** A code is on its way to the phone. */
export const Phone: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/verify" prepare={prepared()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: field }), '41');
  },
};

/** A wrong code; it says how many tries are left. */
export const Wrong: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/verify"
      prepare={prepared()}
      answers={{
        '/verify_code': () => {
          throw refusal(422, {
            field: 'verifyCode',
            description: languageOf(globals) === 'th' ? 'รหัสไม่ถูกต้อง ลองได้อีก 3 ครั้ง' : 'The code is wrong. 3 tries left.',
          });
        },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: field }), '4179');
    await canvas.findByText(/ลองได้อีก 3 ครั้ง|3 tries left/);
  },
};

/** The number is being corrected. */
export const WrongNumber: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/verify" prepare={prepared()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /แก้เบอร์โทร|Correct it/ }));
    await canvas.findByDisplayValue('081 234 5678');
  },
};

/** Somebody signed in whose phone was never confirmed: no code is on its way yet. */
export const NotSent: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/verify" prepare={prepared({ code: null })} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ส่งรหัส|Send code/ });
  },
};

/** The phone is confirmed, and the company's address waits; it may wait longer. */
export const Email: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/verify" prepare={prepared({ email: 'pim@baansuan.test' })} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: field });
  },
};

/** No sign-up is waiting on this device. */
export const Nothing: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/verify" />,
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่มีรหัสที่รอยืนยัน|No code is waiting/);
  },
};
