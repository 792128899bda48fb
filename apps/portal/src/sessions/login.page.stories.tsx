import { refusal } from '@songwai/features/tests/fixture-gateway';
import { threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';
import { openSignIn } from './open-sign-in.ts';

const meta: Meta = { title: 'Portal/Sessions/Sign-in', tags: ['picture', '!autodocs'] };
export default meta;

type Screen = StoryObj;

/** From the menu, without a draft. */
export const Empty: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/login" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** On the way to booking: the stored draft is shown. */
export const OverOrder: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/login?from=/neworder" draft={threeStopDraft} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/466\.45/);
  },
};

const refuse = (isThai: boolean) => () => {
  throw refusal(100, {
    description: isThai ? 'อีเมล เบอร์โทร หรือรหัสผ่านไม่ถูกต้อง' : 'Wrong email, phone number or password.',
  });
};

const lock = (isThai: boolean) => () => {
  throw refusal(429, {
    description: isThai
      ? 'กรุณาเข้าสู่ระบบด้วยรหัสที่ส่งไปทาง SMS หรืออีเมล เพราะมีการกรอกรหัสผ่านผิดหลายครั้งเกินไป หรือลองใหม่ในอีก 15 นาที'
      : 'Too many failed sign-ins. Sign in with a code that we send you, or try again in 15 minutes.',
  });
};

/** Somebody's guesses have locked the password: the code still works. */
export const Locked: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/login" answers={{ '/login': lock(languageOf(globals) === 'th') }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /อีเมล|Email/ }), '0812345678');
    await userEvent.type(canvas.getByLabelText(/^(รหัสผ่าน|Password)/), 'guessed1{Enter}');
    await canvas.findByRole('alert');
  },
};

const sent = () => ({ responseCode: 200, responseDesc: '', resendSeconds: 60, codeSeconds: 300 });
const wrongCode = (isThai: boolean) => () => {
  throw refusal(422, {
    description: isThai
      ? 'รหัสไม่ถูกต้องหรือหมดอายุ ตรวจอีกครั้งหรือขอรหัสใหม่ รหัสใหม่จะยกเลิกรหัสเดิม'
      : 'The code is wrong or has expired. Check it or ask for a new one; a new code cancels the one before it.',
  });
};

/** A wrong code was entered. */
export const WrongCode: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => {
    const answers = { '/login_code': sent, '/login': wrongCode(languageOf(globals) === 'th') };
    return <ScreenStory language={languageOf(globals)} path="/login" answers={answers} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ด้วยรหัส$|with a code/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /อีเมล|Email/ }), '0812345678{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: /รหัส 4 หลัก|4-digit code/ }), '4172');
    await canvas.findByText(/รหัสไม่ถูกต้อง|code is wrong/);
  },
};

/** Wrong name or password: the fields keep their values. */
export const WrongPassword: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/login" answers={{ '/login': refuse(languageOf(globals) === 'th') }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /อีเมล|Email/ }), 'pimchanok@songwai.test');
    await userEvent.type(canvas.getByLabelText(/^(รหัสผ่าน|Password)/), 'guessed1{Enter}');
    await canvas.findByRole('alert');
  },
};

/** A user who never gave a name is asked for it before the session is stored. */
export const NamesMissing: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/login"
      prepare={(portal) => portal.part(openSignIn).store.setState({ incomplete: { ...storyUser, firstName: '', lastName: '' } })}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /บันทึกและเข้าสู่ระบบ|Save and sign in/ });
  },
};
