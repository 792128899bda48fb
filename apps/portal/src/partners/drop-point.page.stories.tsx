import { partnerAnswer, profilePath, savePath } from '@songwai/features/tests/drop-point/drop-point-fixture';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/DropPoint', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const path = `/droppoint/baanchandra?reference=BC-20261124-017&signature=${'a'.repeat(64)}`;
const screen =
  (answers: Answers = {}, address = path): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path={address}
      answers={{
        [profilePath]: () => partnerAnswer,
        [savePath]: () => ({ responseCode: 200, responseDesc: '', keptUntil: '2026-12-24T00:00:00.000Z' }),
        ...answers,
      }}
    />
  );
const headed: NonNullable<Screen['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};
const refuse = (code: number, reply = {}): Answers => ({
  [profilePath]: () => {
    throw refusal(code, { reply });
  },
});

export const Form: Screen = { render: screen(), play: headed };
export const UnknownPartner: Screen = { render: screen(refuse(404)), play: headed };
export const FeatureOff: Screen = {
  render: screen({ [profilePath]: () => ({ ...partnerAnswer, features: ['order'] }) }),
  play: headed,
};
export const SignatureMissing: Screen = {
  render: screen(
    { [profilePath]: () => ({ ...partnerAnswer, isDropPointSigned: true }) },
    '/droppoint/baanchandra?reference=BC-20261124-017',
  ),
  play: headed,
};
export const BadSignature: Screen = { render: screen({}, path.slice(0, -4)), play: headed };
export const ReferenceMissing: Screen = { render: screen({}, '/droppoint/baanchandra'), play: headed };
export const GatewayDown: Screen = {
  render: screen({
    [profilePath]: () => {
      throw gatewayDown();
    },
  }),
  play: headed,
};
