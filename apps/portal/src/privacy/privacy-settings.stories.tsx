import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStory } from '../../tests/section-story.tsx';
import { erasureAnswers, privacyAnswers } from '../../tests/settings/privacy-answers.ts';
import { PrivacySettings } from './privacy-settings.tsx';
import { privacyTexts } from './privacy-texts.ts';

const meta: Meta = { title: 'Portal/Settings/Privacy', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (answers: Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <SectionStory language={languageOf(globals)} Section={PrivacySettings} texts={privacyTexts} answers={answers} />
  );
const ok = { responseCode: 200, responseDesc: '' };
const never = () => new Promise<never>(() => undefined);
const fail = () => {
  throw gatewayDown();
};

/** What is stored, the choices, the rights, earlier requests and consents, and whom to complain to. */
export const Full: Screen = {
  render: screen(privacyAnswers),
  play: async ({ canvas }) => {
    await canvas.findByText('dpo@songwai.test');
  },
};

/** The mails about an erasure lead here: the button that stops it is on top. */
export const ErasureScheduled: Screen = {
  render: screen(erasureAnswers),
  play: async ({ canvas }) => {
    await canvas.findByText(/จะถูกลบวันที่|will be erased on/);
  },
};

/** A new customer: no requests yet. */
export const Empty: Screen = {
  render: screen({
    ...privacyAnswers,
    '/pdpa/requests': () => ({ ...ok, requests: [] }),
    '/pdpa/customer/:userId': () => ({ ...ok, consents: [] }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่เคยส่งคำขอ|No requests/);
  },
};

/** The gateway has not answered yet. */
export const Loading: Screen = {
  render: screen({ '/pdpa': never, '/pdpa/complaint': never, '/pdpa/requests': never, '/pdpa/customer/:userId': never }),
  tags: ['!picture'],
};

/** Each list says that it could not be read, and the rights can still be used. */
export const Failed: Screen = {
  render: screen({ '/pdpa': fail, '/pdpa/complaint': fail, '/pdpa/requests': fail, '/pdpa/customer/:userId': fail }),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดคำขอไม่สำเร็จ|requests did not load/, undefined, { timeout: 10_000 });
  },
};

const openErasure: Screen['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(ลบบัญชี|Erase my account)/ }));
  await canvas.findByRole('dialog');
};

/** What is erased, what stays, and the proof. */
export const Erasing: Screen = { render: screen(privacyAnswers), play: openErasure };

/** A job and an invoice stand against it. */
export const ErasureBlocked: Screen = {
  render: screen({
    ...privacyAnswers,
    '/pdpa/erase': () => {
      throw refusal(409, { reply: { holds: ['unfinishedJobs', 'unpaidInvoices'] } });
    },
  }),
  play: async (context) => {
    await openErasure?.(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(/^(รหัสผ่าน|Password)/), 'demo1234{Enter}');
    await canvas.findByText(/ยังลบบัญชีไม่ได้|cannot be erased yet/);
  },
};

/** The same, known before anybody asks. */
export const ErasureOnHold: Screen = {
  render: screen({
    ...privacyAnswers,
    '/pdpa': () => ({ ...ok, isRestricted: false, receivesPromotions: true, holds: ['unfinishedJobs'] }),
  }),
  play: async (context) => {
    await openErasure?.(context);
    await context.canvas.findByText(/ยังลบบัญชีไม่ได้|cannot be erased yet/);
  },
};

/** Whoever has no password proves it by a code. */
export const ProofByCode: Screen = {
  render: screen({
    ...privacyAnswers,
    '/pdpa/code': () => ({ ...ok, resendSeconds: 60, codeSeconds: 300, sentTo: '081-xxx-5678' }),
  }),
  play: async (context) => {
    await openErasure?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^(ยืนยันด้วยรหัสที่|Confirm with a code)/ }));
    await canvas.findByText(/081-xxx-5678/);
  },
};

/** A correction of what the user cannot change itself. */
export const Correction: Screen = {
  render: screen(privacyAnswers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(ขอแก้ไขข้อมูล|Ask for a correction)/ }));
    await canvas.findByRole('dialog');
  },
};
