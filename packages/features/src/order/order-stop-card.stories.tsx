import type { Meta, StoryObj } from '@storybook/react-vite';
import { stop } from '../../tests/order-fixture.ts';
import { flowerShop, silomComplex } from '../../tests/places.ts';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import { OrderStopCard } from './order-stop-card.tsx';
import { stopRole } from './stop-role.ts';

const meta: Meta = { title: 'Order/StopCard', component: OrderStopCard };
export default meta;

type Face = StoryObj;

const filled = stop('b', silomComplex, { contactName: 'คุณธนากร', contactPhone: '0898765432' });
const nothing = () => undefined;

function Cards() {
  const t = useTranslate();
  const stops = [stop('a', flowerShop), filled, stop('c', null)];
  const problems = [{ path: 'stops.c.place', code: 'locationsIncomplete', values: { stop: 3 } }];
  return (
    <div className="sw-surface__part sw-surface__stack">
      {stops.map((each, index) => (
        <OrderStopCard
          key={each.key}
          {...{ stop: each, index, problems }}
          role={stopRole(stops, index, t)}
          handle={null}
          onOpen={nothing}
          onRemove={nothing}
        />
      ))}
    </div>
  );
}

/** A place, a place with who waits there, and an invitation with what is wrong. */
export const Faces: Face = {
  render: (_args, { globals }) => (
    <Surface language={languageOf(globals)}>
      <Cards />
    </Surface>
  ),
};
