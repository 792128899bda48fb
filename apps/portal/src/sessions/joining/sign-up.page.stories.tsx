import { refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import type { Portal } from '../../shell/portal.ts';
import { openJoining } from './open-joining.ts';

const meta: Meta = { title: 'Portal/Sessions/Sign-up', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const button = /รับรหัสยืนยัน|Get a code/;
const person = { firstName: 'พิมพ์ชนก', lastName: 'วัฒนกุล', phone: '0812345678', hasAgreed: true } as const;
const company = {
  ...person,
  kind: 'company',
  email: 'pim@baansuan.test',
  companyTaxId: '0105560123454',
  companyName: 'บริษัท บ้านสวนฟลาวเวอร์ จำกัด',
  companyAddress: '98 ซ.อารีย์ 4 พญาไท กรุงเทพฯ 10400',
} as const;
const typed = (draft: Parameters<ReturnType<typeof openJoining>['edit']>[0]) => (portal: Portal) =>
  portal.part(openJoining).edit(draft);

/** Nothing typed yet: both consents are empty. */
export const Empty: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/signup" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: button });
  },
};

/** A person, before the password is typed. */
export const Person: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/signup" prepare={typed(person)} />,
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('081 234 5678');
  },
};

/** A company: the tax id has its tick when the check digit is right. */
export const Company: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/signup" prepare={typed(company)} />,
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('0-1055-60123-45-4');
  },
};

/** A friend's link brought its code. */
export const ByFriend: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/signupRefer/PIM2025" />,
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('PIM2025');
  },
};

/** Sent without anything: every field says what it wants, the first one has the focus. */
export const Missing: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/signup" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await canvas.findAllByText(/กรุณากรอกชื่อและนามสกุล|first and last name/i);
  },
};

/** Too many tries from here: what was typed stays. */
export const TooMany: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/signup"
      prepare={typed(person)}
      answers={{
        '/signup_mobile': () => {
          throw refusal(429, {
            description:
              languageOf(globals) === 'th'
                ? 'สมัครบ่อยเกินไป กรุณารอ 1 ชั่วโมงแล้วลองใหม่'
                : 'Too many sign-ups. Wait an hour and try again.',
          });
        },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const passwords = await canvas.findAllByLabelText(/^(ตั้งรหัสผ่าน|ยืนยันรหัสผ่าน|Password|Repeat the password)/);
    for (const field of passwords) await userEvent.type(field, 'secret_1');
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await canvas.findByRole('alert');
  },
};
