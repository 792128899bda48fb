import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { Card } from './card.tsx';

const meta: Meta = { title: 'Foundation/Card', component: Card };
export default meta;

export const Tones: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      {(['plain', 'sunken', 'tint', 'raised'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          {say(globals, 'เก็บที่กรอกไว้ให้แล้ว เข้าสู่ระบบแล้วทำต่อได้เลย', 'What you typed is kept. Sign in and go on.')}
        </Card>
      ))}
    </div>
  ),
};
