import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { SwitchProps } from './switch.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: '', isOn: false, onChange: () => undefined, isDisabled: false, isBusy: false },
  argTypes: {
    label: { control: 'text' },
    detail: { control: 'text' },
  },
  parameters: guide({
    aliases: ['toggle', 'on off', 'สวิตช์', 'เปิดปิด'],
    use: ['For a setting that is on or off from the moment it is pressed, without a button to save it.'],
    avoid: [
      'In a form that is sent: the checkbox. To accept something: the checkbox.',
      'For two things of equal weight (“person or company”): segmented tabs or radio cards.',
    ],
    keyboard: [['Space', 'turns it on or off']],
    pattern: 'switch',
    notes: [
      'The label says the same on and off; the state is told by the switch, and seen by place, colour and tick.',
      'While it is being saved it says that it is busy, keeps the focus and takes no press.',
    ],
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ isOn: start, ...rest }: Omit<SwitchProps, 'onChange'>) {
  const [isOn, setIsOn] = useState(start);
  return <Switch {...rest} isOn={isOn} onChange={setIsOn} />;
}

export const Playground: Story = {
  render: ({ label, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live key={String(args.isOn)} {...args} label={label || say(globals, 'แจ้งเตือนทาง SMS', 'Tell me by SMS')} />
    </div>
  ),
};

export const States: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(globals, 'แจ้งเตือนเมื่อคนขับใกล้ถึง', 'Tell me when the driver is near')}
        detail={say(globals, 'ทาง SMS ไปที่ 081 234 5678', 'By SMS to 081 234 5678')}
        isOn
      />
      <Live label={say(globals, 'รับข่าวโปรโมชัน', 'Send me offers')} isOn={false} />
      <Live label={say(globals, 'เก็บใบเสร็จทุกเดือน', 'Keep a receipt every month')} isOn isBusy />
      <Live
        label={say(globals, 'ให้ทีมเห็นงานของฉัน', 'My team sees my jobs')}
        detail={say(globals, 'ผู้ดูแลบัญชีเป็นคนตั้ง', 'Set by the account’s owner')}
        isOn
        isDisabled
      />
      <Live label={say(globals, 'จ่ายจากกระเป๋าเงินก่อน', 'Pay from the wallet first')} isOn={false} isDisabled />
    </div>
  ),
};

export const LongText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(
          globals,
          'ออกใบกำกับภาษีอิเล็กทรอนิกส์ให้ทุกงานโดยอัตโนมัติและส่งไปที่อีเมลฝ่ายบัญชี',
          'Issue an electronic tax invoice for every job and send it to the accounts team',
        )}
        detail={say(
          globals,
          'เริ่มกับงานถัดไป งานที่ส่งแล้วขอย้อนหลังได้ในหน้างาน',
          'From the next job on; for earlier ones ask on the job’s page',
        )}
        isOn
      />
    </div>
  ),
};
