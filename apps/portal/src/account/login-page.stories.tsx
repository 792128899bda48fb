import { refusal } from '@songwai/features/tests/fixture-gateway';
import { threeStopDraft } from '@songwai/features/tests/order-fixture';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Screens/Sign-in', tags: ['picture', '!autodocs'] };
export default meta;

type Screen = StoryObj;

/** By the menu, with nothing begun. */
export const Empty: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/login" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** On the way to booking: what was typed is kept, and shown. */
export const OverAnOrder: Screen = {
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

/** The gateway does not know the two together: what was typed stays. */
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
