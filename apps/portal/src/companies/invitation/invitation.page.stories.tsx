import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { invitationAnswers } from '../../../tests/settings/company-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Companies/Invitation', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const unchecked = { responseCode: 200, responseDesc: '', companyName: 'ร้านดอกไม้บ้านอารีย์' };

const screen =
  (answers: Answers, user?: typeof storyUser): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/invitation/a-token" {...{ answers, user }} />;

/** Signed in: who invites, to what, and both answers. */
export const Full: Screen = {
  render: screen(invitationAnswers, storyUser),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ตอบรับคำเชิญ|Accept the invitation/ });
  },
};

/** A company whose documents we have not checked. */
export const Unchecked: Screen = {
  render: screen({ ...invitationAnswers, '/v2/department/invite/show': () => unchecked }, storyUser),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่ได้ตรวจเอกสาร|not checked/);
  },
};

/** Not signed in: the sign-in leads back to the invitation. */
export const SignedOut: Screen = {
  render: screen(invitationAnswers),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /เข้าสู่ระบบเพื่อตอบรับ|Sign in to accept/ });
  },
};

/** Accepted. */
export const Accepted: Screen = {
  render: screen(invitationAnswers, storyUser),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ตอบรับคำเชิญ|Accept the invitation/ }));
    await canvas.findByRole('heading', { level: 1, name: /แล้ว$|now a member/ });
  },
};

/** The account is a company, or acts for another one. */
export const CannotJoin: Screen = {
  render: (_, { globals }) => {
    const isThai = languageOf(globals) === 'th';
    const refuse = () => {
      throw refusal(409, {
        description: isThai
          ? 'บัญชีนี้เป็นบัญชีบริษัทหรือเป็นผู้ใช้ของบริษัทอื่นอยู่แล้ว กรุณาใช้บัญชีบุคคลธรรมดาอีกบัญชี'
          : 'This account is a company, or acts for one already. Please use another, personal account.',
      });
    };
    const answers = { ...invitationAnswers, '/v2/department/join': refuse };
    return <ScreenStory language={languageOf(globals)} path="/invitation/a-token" user={storyUser} answers={answers} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ตอบรับคำเชิญ|Accept the invitation/ }));
    await canvas.findByRole('alert');
  },
};

/** Used, withdrawn or too old. */
export const Gone: Screen = {
  render: screen({
    '/v2/department/invite/show': () => {
      throw refusal(404);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ใช้ไม่ได้แล้ว|no longer valid/);
  },
};

export const Loading: Screen = {
  render: screen({ '/v2/department/invite/show': () => new Promise<never>(() => undefined) }),
};

export const Failed: Screen = {
  render: screen({
    '/v2/department/invite/show': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', undefined, { timeout: 10_000 });
  },
};
