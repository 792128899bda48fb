import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package, Receipt, Thermometer } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { Card } from './card.tsx';
import { LinkCard } from './link-card.tsx';
import { SelectCard } from './select-card.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Foundation/Card',
  component: Card,
  args: { children: '', tone: 'plain', padding: 'medium' },
  argTypes: { children: { control: 'text' } },
  parameters: guide({
    aliases: ['panel', 'tile', 'box', 'การ์ด', 'กล่อง'],
    use: [
      '`Card` holds together what belongs together: a price, a driver, a form in the middle of a page.',
      '`LinkCard` where the whole of it leads somewhere; `SelectCard` to take or leave one of several.',
    ],
    avoid: [
      'Around everything: what stands on the page by itself needs no edge. Never a card in a card.',
      'For one choice of several: radio cards. For a row of a long list: the list.',
    ],
    keyboard: [
      ['Enter', 'on a link card: goes there'],
      ['Space', 'on a select card: takes or leaves it'],
    ],
    pattern: 'checkbox',
    notes: [
      'A plain card says nothing to a reader: give it a heading where it has one.',
      'A link card is one link, named by its title alone; buttons inside it stay buttons. A select card is a checkbox, described by its detail.',
    ],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const picked = (lang: Lang) => say(lang, 'เก็บที่กรอกไว้ให้แล้ว เข้าสู่ระบบแล้วทำต่อได้เลย', 'What you typed is kept. Sign in and go on.');

export const Playground: Story = {
  render: (args, { globals }) => (
    <div className="sw-story-column">
      <Card {...args}>{args.children || picked(globals)}</Card>
    </div>
  ),
};
export const Tones: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      {(['plain', 'sunken', 'tint', 'recommended', 'raised'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          {picked(globals)}
        </Card>
      ))}
    </div>
  ),
};
export const Links: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <LinkCard
        href="#job"
        title="J123-45678"
        lead={<Icon icon={Package} />}
        end={<strong className="sw-figures">฿466.45</strong>}
      >
        {say(globals, 'ไอคอนสยาม → สามย่าน +1', 'Iconsiam → Samyan +1')}
      </LinkCard>
      <LinkCard href="#receipts" title={say(globals, 'ใบเสร็จเดือนกรกฎาคม', 'Receipts of July')} lead={<Icon icon={Receipt} />}>
        <Badge tone="info">{say(globals, '12 ใบ', '12')}</Badge>
      </LinkCard>
      <LinkCard
        href="#long"
        title={say(
          globals,
          'ใบกำกับภาษีเต็มรูปแบบของบริษัท สยามดอกไม้สดและของขวัญ จำกัด (สำนักงานใหญ่)',
          'Full tax invoice of Siam Fresh Flowers and Gifts Company Limited (head office)',
        )}
      />
    </div>
  ),
};

function Extras({ lang }: { readonly lang: Lang }) {
  const [taken, setTaken] = useState<readonly string[]>(['lift']);
  const toggle = (id: string) => (isSelected: boolean) =>
    setTaken(isSelected ? [...taken, id] : taken.filter((other) => other !== id));
  return (
    <div className="sw-story-column">
      <SelectCard
        title={say(lang, 'ช่วยยกของ', 'Help with loading')}
        lead={<Icon icon={Package} />}
        isSelected={taken.includes('lift')}
        onToggle={toggle('lift')}
      >
        {say(lang, 'คนขับยกขึ้นลงให้ เพิ่ม ฿100', 'The driver carries it, for ฿100')}
      </SelectCard>
      <SelectCard
        title={say(lang, 'รับเอกสารกลับ', 'Bring documents back')}
        isSelected={taken.includes('back')}
        onToggle={toggle('back')}
      >
        {say(lang, 'คิดครึ่งหนึ่งของค่าทางขากลับ', 'Half the fare of the way back')}
      </SelectCard>
      <SelectCard
        title={say(lang, 'คุมอุณหภูมิ 2 ถึง 8 °C', 'Keep at 2 to 8 °C')}
        lead={<Icon icon={Thermometer} />}
        isDisabled
        isSelected={false}
        onToggle={toggle('cold')}
      >
        {say(lang, 'มีเฉพาะกระบะตู้เย็น', 'Refrigerated trucks only')}
      </SelectCard>
    </div>
  );
}

export const ToTakeOrLeave: Story = { render: (_, { globals }) => <Extras lang={globals} /> };
