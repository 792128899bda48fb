import type { Meta, StoryObj } from '@storybook/react-vite';
import { vehicleNames } from '../../../tests/orders/vehicle-names.ts';
import { VehicleSheet } from '../../../tests/orders/vehicle-sheet.tsx';
import { languageOf } from '../../../tests/story-language.ts';
import { VehicleDrawing } from './vehicle-drawing.tsx';

const meta = {
  title: 'Foundation/Vehicles',
  component: VehicleDrawing,
  args: { kind: 'motorcycle' },
  argTypes: { kind: { control: 'select', options: Object.keys(vehicleNames) } },
  parameters: {
    guide: {
      use: [
        'Wherever a vehicle is chosen, named or on its way: cards, the driver, the home page.',
        'At 2 : 1, from 56 px wide. It takes its ink from the text around it, and its fills from three tokens.',
      ],
      avoid: [
        'As an icon in a line of text or on the map: Lucide’s bike, car and truck.',
        'Mirrored: all six drive to the right.',
      ],
      notes: ['Hidden from screen readers where a text beside it names the vehicle; named by `label` where none does.'],
    },
  },
} satisfies Meta<typeof VehicleDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ kind }, { globals }) => (
    <div className="sw-story-vehicle">
      <VehicleDrawing kind={kind} label={vehicleNames[kind][languageOf(globals)]} />
    </div>
  ),
};

/** All six in one drawing style, at the sizes and on the backgrounds in use. */
export const AllSix: Story = {
  tags: ['picture'],
  render: (_args, { globals }) => <VehicleSheet language={languageOf(globals)} />,
};
