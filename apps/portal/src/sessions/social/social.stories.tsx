import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { startupWire } from '../../../tests/startup-wire.ts';
import type { Portal } from '../../shell/portal.ts';
import { openJoining } from '../joining/open-joining.ts';

const meta: Meta = { title: 'Portal/Sessions/LINE and Facebook', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const both = { '/init_data_v3': () => startupWire({ facebookAppId: '1', facebookVersion: 'v23.0', lineSignIn: true }) };
const lineOnly = { '/init_data_v3': () => startupWire({ lineSignIn: true }) };
const endsAtMs = Number.POSITIVE_INFINITY;
const malee = (portal: Portal) => portal.part(openJoining).bring({ kind: 'line', lineProof: 'proof', name: 'Malee', endsAtMs });
const pim = (portal: Portal) =>
  portal.part(openJoining).bring({
    kind: 'facebook',
    person: { facebookId: '1', token: 'token', firstName: 'พิมพ์ชนก', lastName: 'วัฒนกุล' },
  });

/** Both are configured. */
export const Both: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/login" answers={both} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Facebook/ });
  },
};

/** LINE sent an answer to a question that this browser never asked. */
export const UnknownAnswer: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/login?code=1&state=elsewhere" answers={lineOnly} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/เบราว์เซอร์อื่น|another browser/);
  },
};

/** In the form of whoever has no account yet. */
export const SignUp: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/signup" answers={both} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /LINE/ });
  },
};

/** LINE vouches for somebody without an account: no password is asked for. */
export const JoiningByLine: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/signup" answers={lineOnly} prepare={malee} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/Malee/);
  },
};

/** Facebook gave the names; a company needs a password too. */
export const CompanyByFacebook: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/signup" answers={both} prepare={pim} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /บริษัท|Company/ }));
    await canvas.findByText(/บัญชีบริษัทต้องตั้ง|A company account/);
  },
};
