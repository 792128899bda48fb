import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gatewayDown } from '../../../tests/fixture-gateway.ts';
import { emptyDraft, stop } from '../../../tests/orders/order-fixture.ts';
import { OrderStory, type OrderStoryProps } from '../../../tests/orders/order-story.tsx';
import { ownPlaceAnswers } from '../../../tests/orders/own-places.ts';
import { flowerShop } from '../../../tests/places.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { StopOpening } from './stop-opening.tsx';

const meta: Meta = {
  title: 'Order/Opening',
  component: StopOpening,
  parameters: guide({
    aliases: ['recent places', 'favourites', 'my location', 'ที่โปรด', 'ใช้ล่าสุด'],
    use: ['Below a stop’s search while nothing is typed: where the device is, the map, and the places of whoever is signed in.'],
    avoid: ['A list of saved places to look after: the settings.'],
    keyboard: [
      ['↓ ↑', 'From the field through rows and chips, and back to the field.'],
      ['Tab', 'Stops at the stars, too.'],
      ['Escape', 'Leaves the search.'],
    ],
    notes: [
      'A place of the customer’s own brings its contact and note, never over what was typed.',
      'A star is stored at once, stays where it is, and is taken back by the same button.',
    ],
  }),
};
export default meta;

type Face = StoryObj;

const story = (given: Partial<OrderStoryProps>): Face => ({
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{
        draft: { ...emptyDraft, stops: [stop('a', flowerShop), stop('b', null)] },
        mode: { kind: 'searchLocation', stopKey: 'b' },
      }}
      answers={ownPlaceAnswers()}
      hasOwnPlaces
      {...given}
    />
  ),
});

/** A visitor has no places of their own. */
export const Visitor: Face = {
  ...story({ hasOwnPlaces: false }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(ตำแหน่งของฉัน|My location)$/);
  },
};

/** Favourites, recent and saved places, with whom they are for. */
export const OwnPlaces: Face = {
  ...story({}),
  play: async ({ canvas }) => {
    await canvas.findByText('คลังสินค้า พัฒนาการ 30');
  },
};

/** The places have not come yet. */
export const Loading: Face = story({ answers: { '/list_location': () => new Promise<never>(() => undefined) } });

/** The places could not be read; the search works. */
export const Failed: Face = {
  ...story({
    answers: {
      '/list_location': () => {
        throw gatewayDown();
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** Somebody who has sent and saved nothing yet. */
export const NothingYet: Face = {
  ...story({ answers: ownPlaceAnswers([], []) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/จะมาอยู่ตรงนี้|will be here/);
  },
};

/** Typing finds the customer's own places first. */
export const Typing: Face = {
  ...story({}),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('คลังสินค้า พัฒนาการ 30');
    await userEvent.type(await canvas.findByRole('combobox'), 'สีลม');
    await canvas.findByText(/คุณธนากร · /);
  },
};

/** A stop with a place: its note for the driver, and the star that saves it. */
export const ThisPlace: Face = {
  ...story({
    state: {
      draft: { ...emptyDraft, stops: [stop('a', flowerShop, { remark: 'ชั้น 2 หลังร้าน' }), stop('b', null)] },
      mode: { kind: 'searchLocation', stopKey: 'a' },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /บันทึกที่นี่เป็นที่โปรด|Save this place/ }));
    await canvas.findByRole('button', { name: /บันทึกเป็นที่โปรดแล้ว|Saved as a favourite/ });
  },
};

/** In a partner's page. */
export const Compact: Face = {
  render: (_args, { globals }) => (
    <div className="sw-surface__widget">
      <OrderStory
        language={languageOf(globals)}
        state={{ draft: emptyDraft, mode: { kind: 'searchLocation', stopKey: 'a' } }}
        layout="compact"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(ตำแหน่งของฉัน|My location)$/);
  },
};
