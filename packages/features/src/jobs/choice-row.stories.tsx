import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { guide } from '@songwai/ui/tests/component-guide';
import { say } from '@songwai/ui/tests/say';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Users, Wallet } from 'lucide';
import { useState } from 'react';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { ChoiceRow, type ChoiceRowProps } from './choice-row.tsx';

type Lang = Readonly<Record<string, unknown>>;

const ignore = () => undefined;

const meta = {
  title: 'Jobs/ChoiceRow',
  component: ChoiceRow,
  args: { icon: Users, title: '', detail: '', isOpen: false, onToggle: ignore, children: '' },
  argTypes: { icon: { control: false }, title: { control: false }, detail: { control: false }, children: { control: false } },
  parameters: guide({
    aliases: ['option row', 'no driver choices', 'expandable option', 'ทางเลือก'],
    status: 'new',
    use: ['For three to six ways on, of which some cost money or time: no driver was found, a visit failed.'],
    avoid: ['For a choice that is sent with a form: RadioCards. For texts to read: Accordion.'],
    keyboard: [['Enter, Space', 'open what has to be chosen, below the row']],
    notes: ['A press never does it: the button below does, beside its new price or time.'],
  }),
} satisfies Meta<ChoiceRowProps>;
export default meta;
type Story = StoryObj<ChoiceRowProps>;

function Choices({ lang, first }: { readonly lang: Lang; readonly first: string | null }) {
  const [openId, setOpenId] = useState(first);
  const row = (id: string) => ({ isOpen: openId === id, onToggle: () => setOpenId(openId === id ? null : id) });
  return (
    <Card padding="none">
      <ChoiceRow
        {...row('all')}
        icon={Users}
        title={say(lang, 'ถามคนขับทุกคน', 'Ask every driver')}
        detail={say(lang, 'ตอนนี้ถามเฉพาะคนขับที่คุณชอบ', 'So far only your favourites were asked')}
        recommendedText={say(lang, 'แนะนำ', 'Recommended')}
      >
        <Button variant="primary">{say(lang, 'ถามทุกคน', 'Ask them all')}</Button>
      </ChoiceRow>
      <ChoiceRow
        {...row('price')}
        icon={Wallet}
        title={say(lang, 'เพิ่มค่าตอบแทน', 'Add to the driver’s pay')}
        detail={say(lang, 'คนขับเห็นราคาใหม่ทันที', 'Drivers see it at once')}
        trailing="+฿50"
      >
        <p className="sw-small">{say(lang, 'ราคาใหม่ ฿122.65', 'The new price is ฿122.65')}</p>
        <Button variant="primary">{say(lang, 'เพิ่ม ฿50', 'Add ฿50')}</Button>
      </ChoiceRow>
      <ChoiceRow
        {...row('wait')}
        icon={Clock}
        title={say(lang, 'รออีก 15 นาที', 'Wait another 15 minutes')}
        detail={say(lang, 'ค้นหาต่อถึง 15:25 น.', 'The search goes on until 15:25')}
      >
        <Button variant="primary">{say(lang, 'รอต่อ', 'Keep waiting')}</Button>
      </ChoiceRow>
    </Card>
  );
}

const story = (first: string | null): Story => ({
  render: (_, { globals }) => (
    <Surface language={languageOf(globals)}>
      <div className="sw-surface__part">
        <Choices lang={globals} first={first} />
      </div>
    </Surface>
  ),
});

export const Playground: Story = story(null);
export const Open: Story = story('price');
