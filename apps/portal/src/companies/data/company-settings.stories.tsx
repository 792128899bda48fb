import type { User } from '@songwai/core/sessions/session-state';
import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStory } from '../../../tests/section-story.tsx';
import { companyBooker, companyOwner, verificationAnswer, verifiedOwner } from '../../../tests/settings/company-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';
import { billingTexts } from '../../invoices/billing/billing-texts.ts';
import { CompanySettings } from './company-settings.tsx';
import { companyTexts } from './company-texts.ts';

const meta: Meta = { title: 'Portal/Settings/Company', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (
    user: User,
    verification: Answers[string] = () => ({ responseCode: 200, responseDesc: '', state: 'none' }),
  ): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <SectionStory
      language={languageOf(globals)}
      Section={CompanySettings}
      texts={[companyTexts, billingTexts]}
      user={user}
      answers={{ '/company/verification': verification }}
    />
  );

/** Nothing sent yet. */
export const Empty: Screen = {
  render: screen(companyOwner),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ส่งเอกสารให้ตรวจ|Send the documents/ });
  },
};

/** Documents were added and can still be removed. */
export const Draft: Screen = {
  render: screen(companyOwner, verificationAnswer('draft')),
  play: async ({ canvas }) => {
    await canvas.findByText(/2.1 MB/);
  },
};

/** Sent: the line says what comes, and when. */
export const Waiting: Screen = {
  render: screen(companyOwner, verificationAnswer('waiting', { dueDate: '25/11/2026' })),
  play: async ({ canvas }) => {
    await canvas.findByText(/25\/11\/2026/);
  },
};

/** Refused, with the reason; it can be sent again. */
export const Refused: Screen = {
  render: screen(companyOwner, verificationAnswer('refused', { reason: 'ภ.พ. 20: ภาพไม่ชัด อ่านเลขไม่ได้' })),
  play: async ({ canvas }) => {
    await canvas.findByText(/ภาพไม่ชัด/);
  },
};

/** Reopened by administrators, so that the company can hand in again. */
export const Reopened: Screen = {
  render: screen(companyOwner, verificationAnswer('draft', { reason: 'ที่อยู่จดทะเบียนเปลี่ยนแล้ว' })),
  play: async ({ canvas }) => {
    await canvas.findByText(/ที่อยู่จดทะเบียนเปลี่ยน/);
  },
};

/** Verified: changes go through finance. */
export const Full: Screen = {
  render: screen(verifiedOwner, verificationAnswer('verified')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ขอแก้ไข|Ask for a change/ });
  },
};

/** A member sees the data and may leave. */
export const Member: Screen = {
  render: screen(companyBooker),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ออกจากบริษัท|Leave the company/ });
  },
};

/** A personal account can become a company's. */
export const Person: Screen = {
  render: screen(storyUser),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /เปลี่ยนเป็นบัญชีบริษัท|Make it a company/ }));
    await canvas.findByRole('dialog');
  },
};

export const Loading: Screen = { render: screen(companyOwner, () => new Promise<never>(() => undefined)) };

export const Failed: Screen = {
  render: screen(companyOwner, () => {
    throw gatewayDown();
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', undefined, { timeout: 10_000 });
  },
};
