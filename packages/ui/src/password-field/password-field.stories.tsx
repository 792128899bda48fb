import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { PasswordFieldProps } from './password-field.tsx';
import { PasswordField } from './password-field.tsx';
import type { PasswordScore } from './password-strength.tsx';
import { PasswordStrength } from './password-strength.tsx';

const textsIn = (globals: Record<string, unknown>): PasswordFieldProps['texts'] => ({
  show: say(globals, 'แสดงรหัสผ่าน', 'Show password'),
  hide: say(globals, 'ซ่อนรหัสผ่าน', 'Hide password'),
});

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: {
    label: '',
    value: '',
    onChange: () => undefined,
    autoComplete: 'current-password',
    error: '',
    isDisabled: false,
    texts: textsIn({}),
  },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  parameters: guide({
    aliases: ['login', 'secret', 'รหัสผ่าน'],
    use: [
      'For a password, with `current-password` to sign in and `new-password` to choose one: password managers ask for it.',
      'Where one is chosen, put `PasswordStrength` under it; who judges the password is the room’s business.',
    ],
    avoid: [
      'A second field to type it again: it can be looked at.',
      'For the code of a message: the OTP field.',
      'To forbid a paste: password managers paste.',
    ],
    keyboard: [
      ['Tab', 'to the button that shows or hides it'],
      ['Enter, Space', 'on that button: shows or hides it'],
    ],
    notes: ['How strong it is stands there in words and is told when it changes, not at every key.'],
  }),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

type LiveProps = Partial<PasswordFieldProps> & { readonly globals: Record<string, unknown> };

function Live({ globals, value: start = '', ...field }: LiveProps) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField
      autoComplete="current-password"
      {...field}
      texts={textsIn(globals)}
      label={field.label || say(globals, 'รหัสผ่าน', 'Password')}
      value={value}
      onChange={setValue}
    />
  );
}

/** Scoring for the stories: one point each for length, more length, digits, and mixed case. */
function judge(password: string, globals: Record<string, unknown>): PasswordScore {
  if (password === '') return { level: 0, text: '' };
  const points = [
    password.length >= 6,
    password.length >= 10,
    /\d/.test(password),
    /[a-z]/.test(password) && /[A-Z]/.test(password),
  ];
  const level = Math.max(1, points.filter(Boolean).length) as 1 | 2 | 3 | 4;
  const texts = {
    1: say(globals, 'เดาง่าย ลองให้ยาวขึ้น', 'Weak, make it longer'),
    2: say(globals, 'พอใช้ เติมตัวเลขหรือตัวพิมพ์ใหญ่', 'Fair, add a digit or a capital'),
    3: say(globals, 'ดี', 'Good'),
    4: say(globals, 'ดีมาก', 'Strong'),
  };
  return { level, text: texts[level] };
}

function Choosing({ globals, start }: { readonly globals: Record<string, unknown>; readonly start: string }) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField
      autoComplete="new-password"
      texts={textsIn(globals)}
      label={say(globals, 'ตั้งรหัสผ่าน', 'Choose a password')}
      hint={say(globals, '6–15 ตัว ใช้ a-z 0-9 และ _', '6 to 15 characters: a-z, 0-9 and _')}
      value={value}
      onChange={setValue}
      strength={<PasswordStrength label={say(globals, 'รหัสผ่านเดายากแค่ไหน', 'Password strength')} score={judge(value, globals)} />}
    />
  );
}

export const Playground: Story = {
  render: ({ value, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live key={value} {...args} value={value} globals={globals} />
    </div>
  ),
};

export const Filled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value="demo1234" />
    </div>
  ),
};

export const Strength: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      {['', 'somch', 'somchai9', 'Somchai9', 'Somchai_2569'].map((start) => (
        <Choosing key={start} globals={globals} start={start} />
      ))}
    </div>
  ),
};

export const Invalid: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value="demo1234" error={say(globals, 'รหัสผ่านไม่ถูกต้อง', 'That password is not right')} />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value="demo1234" isDisabled />
    </div>
  ),
};
