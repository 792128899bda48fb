import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { PasswordField } from './password-field.tsx';

const meta: Meta = { title: 'Fields/PasswordField', component: PasswordField };
export default meta;

function Live({ lang, error }: { readonly lang: Record<string, unknown>; readonly error?: string }) {
  const [password, setPassword] = useState('demo1234');
  return (
    <div className="sw-story-column">
      <PasswordField
        label={say(lang, 'รหัสผ่าน', 'Password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={error}
        texts={{ show: say(lang, 'แสดงรหัสผ่าน', 'Show password'), hide: say(lang, 'ซ่อนรหัสผ่าน', 'Hide password') }}
      />
    </div>
  );
}

export const Filled: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
export const Invalid: StoryObj = {
  render: (_, { globals }) => <Live lang={globals} error={say(globals, 'รหัสผ่านไม่ถูกต้อง', 'That password is not right')} />,
};
