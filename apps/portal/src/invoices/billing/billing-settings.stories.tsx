import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createBillingAnswers } from '../../../tests/settings/billing-answers.ts';
import { BillingSettings } from './billing-settings.tsx';
import { billingTexts } from './billing-texts.ts';

const meta: Meta = { title: 'Portal/Settings/Billing', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (createAnswers: () => Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <SectionStory language={languageOf(globals)} Section={BillingSettings} texts={billingTexts} answers={createAnswers()} />
  );

/** A company and a person, the last changed first. */
export const Full: Screen = {
  render: screen(() => createBillingAnswers()),
  play: async ({ canvas }) => {
    await canvas.findByText('พิมพ์ชนก วัฒนกุล');
  },
};

/** None yet, with the way to the first one. */
export const Empty: Screen = {
  render: screen(() => createBillingAnswers([])),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีที่อยู่สำหรับออกใบเสร็จ|No address for receipts yet/);
  },
};

/** The gateway has not answered yet. */
export const Loading: Screen = { render: screen(() => ({ '/invoice/header': () => new Promise<never>(() => undefined) })) };

/** They could not be read; there is a way to try again. */
export const Failed: Screen = {
  render: screen(() => ({
    '/invoice/header': () => {
      throw gatewayDown();
    },
  })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ลองอีกครั้ง|Try again/ });
  },
};

/** The form with everything missing: each field says what to do, and the first has the focus. */
export const FormIncomplete: Screen = {
  render: screen(() => createBillingAnswers([])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /เพิ่มที่อยู่แรก|Add the first one/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(บันทึก|Save)$/ }));
  },
};
