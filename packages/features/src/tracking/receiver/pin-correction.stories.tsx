import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gatewayMap } from '../../../tests/gateway-map.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { Surface } from '../../../tests/surface.tsx';
import { PinCorrection, type PinCorrectionProps } from './pin-correction.tsx';

const ignore = () => undefined;

const meta = {
  title: 'Tracking/PinCorrection',
  component: PinCorrection,
  args: {
    stop: { lat: 13.7262, lng: 100.5349, name: 'สีลมคอมเพล็กซ์' },
    driverName: 'สมชาย',
    mapBase: { baseMap: gatewayMap },
    placeText: 'ซ.คอนแวนต์',
    onDrop: ignore,
    onCancel: ignore,
  },
  argTypes: { mapBase: { control: false } },
  parameters: guide({
    aliases: ['move the pin', 'adjust location', 'ปักหมุดให้ตรงขึ้น', 'แก้หมุด'],
    status: 'new',
    use: ['On the receiver’s own link: the entrance is not where the pin stands.'],
    avoid: ['For another address: the sender changes it, because the price may change.'],
    keyboard: [
      ['Arrow keys', 'move the map under the pin; with Shift by larger steps'],
      ['Enter', 'takes the place under the pin'],
      ['Escape', 'leaves the pin where it was'],
    ],
    notes: ['How far the pin was moved is said with the place. Beyond the ring it is refused with what to do instead.'],
  }),
} satisfies Meta<PinCorrectionProps>;
export default meta;
type Story = StoryObj<PinCorrectionProps>;

const render: Story['render'] = (args, { globals }) => (
  <Surface language={languageOf(globals)}>
    <PinCorrection {...args} />
  </Surface>
);

export const Playground: Story = { render };
export const PlaceUnknown: Story = { args: { placeText: '' }, render };
