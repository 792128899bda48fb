import { refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { newcomer } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Sessions/Consent', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

/** After a sign-in, or at start-up: both boxes are empty, and only an answer closes it. */
export const Asked: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/neworder" user={newcomer} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
  },
};

/** Confirmed without the first consent: its card shows the error and has the focus. */
export const Missing: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/neworder" user={newcomer} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: /ยืนยัน|Confirm/ }));
    await canvas.findByText(/ข้อนี้จำเป็น|This is mandatory/);
  },
};

/** The gateway refused: the ticks stay. */
export const NotSaved: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/neworder"
      user={newcomer}
      answers={{
        '/pdpa/terms': () => {
          throw refusal(500);
        },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog');
    const [required] = canvas.getAllByRole('checkbox');
    if (required) await userEvent.click(required);
    await userEvent.click(canvas.getByRole('button', { name: /ยืนยัน|Confirm/ }));
    await canvas.findByRole('alert');
  },
};
