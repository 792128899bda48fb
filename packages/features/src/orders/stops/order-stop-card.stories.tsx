import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stop } from '../../../tests/orders/order-fixture.ts';
import { flowerShop, silomComplex } from '../../../tests/places.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { Surface } from '../../../tests/surface.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { OrderStopCard } from './order-stop-card.tsx';
import { stopRole } from './stop-role.ts';

const meta: Meta = {
  title: 'Order/Stop card',
  component: OrderStopCard,
  parameters: guide({
    aliases: ['stop', 'address', 'จุดส่ง'],
    use: [
      'A stop of an order in two lines: where, and who waits there.',
      'Without a place it is an invitation: it says what goes here and opens the search.',
    ],
    avoid: ['A stop that nobody can change: a row of the route line.', 'Where a driver has been already: the timeline.'],
    keyboard: [
      ['Enter, Space', 'Open the search for this stop.'],
      ['Tab', 'Goes on to remove, then to the handle.'],
    ],
    notes: [
      'The card is one button named after what it does; remove and the handle name the place, so that “remove” is never heard alone.',
      'An error stands under the card, is tied to it, and says what to do.',
    ],
  }),
};
export default meta;

type Face = StoryObj;

const approximate = stop('d', { ...flowerShop, name: '99/1 ถนนสุขุมวิท 71', isApproximate: true });
const filled = stop('b', silomComplex, { contactName: 'คุณธนากร', contactPhone: '0898765432' });
const nothing = () => undefined;

function Cards() {
  const t = useTranslate();
  const stops = [stop('a', flowerShop), filled, stop('c', null), approximate];
  const problems = [{ path: 'stops.c.place', code: 'locationsIncomplete', values: { stop: 3 } }];
  return (
    <div className="sw-surface__part sw-surface__stack">
      {stops.map((each, index) => (
        <OrderStopCard
          key={each.key}
          {...{ stop: each, index, problems }}
          role={stopRole(stops, index, t)}
          handle={null}
          mark={null}
          onOpen={nothing}
          onRemove={nothing}
        />
      ))}
    </div>
  );
}

/** A place, a place with its contact, an empty stop with an error, and an address with an approximate point. */
export const Faces: Face = {
  render: (_args, { globals }) => (
    <Surface language={languageOf(globals)}>
      <Cards />
    </Surface>
  ),
};
