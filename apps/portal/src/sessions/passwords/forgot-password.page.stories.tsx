import { refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { storyNow } from '@songwai/features/tests/story-now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import type { Portal } from '../../shell/portal.ts';
import { openPasswordReset } from './open-password-reset.ts';

const meta: Meta = { title: 'Portal/Sessions/New password', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const asked = { resendSeconds: 60, codeSeconds: 300, atMs: storyNow.getTime() - 18_000 };
const sent = (portal: Portal) => portal.part(openPasswordReset).store.setState({ userName: '081 234 5678', asked });
const password = /^(รหัสผ่านใหม่|ยืนยันรหัสผ่าน|New password|Repeat the password)/;

/** Whose password was forgotten. */
export const Name: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/forgotpassword" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ส่งรหัส|Send code/ });
  },
};

/** A code was sent, if there is such an account. */
export const Code: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/forgotpassword" prepare={sent} />,
  play: async ({ canvas }) => {
    await canvas.findAllByLabelText(password);
  },
};

/** The code is wrong; the new password stays typed. */
export const WrongCode: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/forgotpassword"
      prepare={sent}
      answers={{
        '/updateNewPassword': () => {
          throw refusal(422, {
            field: 'verifyCode',
            description: languageOf(globals) === 'th' ? 'รหัสไม่ถูกต้องหรือหมดอายุ' : 'The code is wrong or has expired.',
          });
        },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /รหัส 4 หลัก|4-digit code/ }), '4172');
    for (const field of await canvas.findAllByLabelText(password)) await userEvent.type(field, 'secret_2{Enter}');
    await canvas.findByText(/ไม่ถูกต้องหรือหมดอายุ|wrong or has expired/);
  },
};
