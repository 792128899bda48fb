import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, RotateCw } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { TooltipProps } from './tooltip.tsx';
import { Tooltip } from './tooltip.tsx';

const open = { docs: { story: { inline: false, iframeHeight: 220 } } };
type Lang = Record<string, unknown>;

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: '', placement: 'top', openDelayMs: 400, renderTrigger: () => null },
  argTypes: { renderTrigger: { control: false }, isOpenAtFirst: { control: false } },
  parameters: guide({
    aliases: ['hint', 'help', 'คำอธิบาย'],
    use: [
      'For a few words more about a control whose name is already known: what a number means, the key that does the same.',
      'On desks. A finger sees no tooltip, so nothing may depend on it.',
    ],
    avoid: [
      'As the only name of a control: an icon button has its `label`.',
      'For what people need in order to go on: a hint under the field.',
      'For links, buttons or more than a sentence: a popover.',
    ],
    keyboard: [
      ['Tab', 'onto the control: opens at once; away from it: closes'],
      ['Escape', 'closes; the focus stays'],
    ],
    pattern: 'tooltip',
    notes: [
      'It describes its control (`aria-describedby`): a reader says the name first, then the hint.',
      'The pointer may move into it, and it stays until the pointer leaves or Escape is pressed (WCAG 1.4.13).',
      'The trigger loses the browser’s own `title`, so that there are not two.',
    ],
  }),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

function Distance({ lang, ...props }: { readonly lang: Lang } & Partial<TooltipProps>) {
  return (
    <div className="sw-story-row">
      <Tooltip
        placement={props.placement}
        openDelayMs={props.openDelayMs}
        isOpenAtFirst={props.isOpenAtFirst}
        text={props.text || say(lang, 'ระยะทางตามถนน ไม่รวมขากลับ', 'By road, without the way back')}
        renderTrigger={
          props.renderTrigger ??
          ((trigger) => (
            <Button {...trigger} icon={Info} variant="quiet">
              {say(lang, '18.40 กม.', '18.40 km')}
            </Button>
          ))
        }
      />
    </div>
  );
}

export const Playground: Story = {
  render: ({ renderTrigger: _, ...args }, { globals }) => <Distance {...args} lang={globals} />,
};
export const Open: Story = { parameters: open, render: (_, { globals }) => <Distance isOpenAtFirst lang={globals} /> };
export const Below: Story = {
  parameters: open,
  render: (_, { globals }) => <Distance isOpenAtFirst placement="bottom" lang={globals} />,
};
export const OnIconButton: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <Distance
      isOpenAtFirst
      lang={globals}
      text={say(globals, 'อัปเดตล่าสุด 14:05', 'Last updated at 14:05')}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={RotateCw} label={say(globals, 'โหลดใหม่', 'Reload')} />}
    />
  ),
};
export const LongText: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <Distance
      isOpenAtFirst
      placement="bottom"
      lang={globals}
      text={say(
        globals,
        'คิดจากระยะทางตามถนนของทุกจุดเรียงตามลำดับ ปัดเศษลงเป็นทศนิยมสองตำแหน่ง',
        'Along the roads through all stops in their order, rounded down to two decimals',
      )}
    />
  ),
};
