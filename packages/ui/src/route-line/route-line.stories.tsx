import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown, CarFront, Plus, X } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChosenCard } from './chosen-card.tsx';
import type { RouteLineProps } from './route-line.tsx';
import { RouteCard, RouteLine, RouteStop } from './route-line.tsx';
import { SortableStops } from './sortable-stops.tsx';

const meta = {
  title: 'Route/RouteLine',
  component: RouteLine,
  args: { layout: 'cards' },
  argTypes: { layout: { control: 'inline-radio', options: ['cards', 'rows', 'dots'] } },
  parameters: guide({
    aliases: ['stops', 'itinerary', 'เส้นทาง'],
    use: [
      'Wherever a delivery is shown as its places: the order, a job, the tracking page, a receipt. It is the brand.',
      '`SortableStops` while the order of the places is still open.',
    ],
    avoid: [
      'For what is no place and no way: a list, the steps of a form.',
      'Twice on one screen, but for the map, which shows the same line with the same numbers.',
    ],
    keyboard: [
      ['Tab', 'goes to the cards that open and to the handles'],
      ['Space, Enter', 'on a handle: lifts the stop, and drops it'],
      ['↑ ↓', 'move the lifted stop'],
      ['Escape', 'puts it back; so does leaving the handle'],
    ],
    notes: [
      'Solid: agreed or done. Dotted: being chosen. Pale: agreed, not driven yet. Marigold is one stop, the one in focus.',
      'The line runs behind the nodes in one piece from centre to centre, so it has no joints at any height of the cards.',
      'Only the handle drags: a finger anywhere else scrolls the page. Who cannot drag taps a handle, then the handle of the place it goes to.',
      'Lifting, each move, dropping and putting back are told with name and place. An error is told at once.',
    ],
  }),
} satisfies Meta<RouteLineProps>;
export default meta;
type Story = StoryObj<RouteLineProps>;
type Lang = Record<string, unknown>;

const shop = (lang: Lang) => say(lang, 'ร้านดอกไม้ บ้านอารีย์', 'Baan Ari Flowers');
const silom = (lang: Lang) => say(lang, 'อาคารสีลมคอมเพล็กซ์ ชั้น 12', 'Silom Complex, 12th floor');
const onNut = (lang: Lang) => say(lang, 'บีทีเอสอ่อนนุช ทางออก 3', 'BTS On Nut, exit 3');

export const Playground: Story = {
  render: ({ layout }, { globals }) => (
    <div className="sw-story-column">
      <RouteLine label={say(globals, 'จุดบนเส้นทาง', 'Stops')} layout={layout}>
        {[shop(globals), silom(globals), onNut(globals)].map((place, index) => (
          <RouteStop key={place} node={{ state: index === 1 ? 'focus' : 'stop', number: index + 1 }}>
            {layout === 'cards' ? <RouteCard title={place} detail={say(globals, 'กรุงเทพฯ', 'Bangkok')} /> : place}
          </RouteStop>
        ))}
      </RouteLine>
    </div>
  ),
};

/** All node states and all kinds of line. */
export const NodesAndLines: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <RouteLine label={say(globals, 'แบบของจุด', 'Nodes')} layout="rows">
        <RouteStop node={{ state: 'stop', number: 1 }}>stop · solid</RouteStop>
        <RouteStop node={{ state: 'done', label: say(globals, 'เสร็จแล้ว', 'Done') }} segment="rest">
          done · rest
        </RouteStop>
        <RouteStop node={{ state: 'moving', icon: CarFront }} segment="rest" isCurrent>
          driver · rest
        </RouteStop>
        <RouteStop node={{ state: 'focus', number: 3 }} segment="dotted">
          focus · dotted
        </RouteStop>
        <RouteStop node={{ state: 'todo', number: 4 }} segment="none">
          todo · none
        </RouteStop>
        <RouteStop node={{ state: 'add', icon: Plus }}>add</RouteStop>
      </RouteLine>
    </div>
  ),
};

export const StillBeingChosen: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <RouteLine label={say(globals, 'จุดบนเส้นทาง', 'Stops')}>
        <RouteStop node={{ state: 'stop', number: 1 }}>
          <RouteCard title={shop(globals)} detail={say(globals, 'คุณพิมพ์ชนก 081 234 5678', 'Pimchanok 081 234 5678')} />
        </RouteStop>
        <RouteStop node={{ state: 'stop', number: 2 }} segment="dotted">
          <RouteCard
            title={silom(globals)}
            detail={say(globals, '7.80 กม. · คุณธนากร 089 876 5432', '7.80 km · Thanakorn 089 876 5432')}
            end={<IconButton icon={X} label={say(globals, 'ลบจุดที่ 2', 'Remove stop 2')} />}
          />
        </RouteStop>
        <RouteStop node={{ state: 'focus', number: 3 }}>
          <RouteCard title={say(globals, 'ส่งของที่ไหน', 'Where to?')} isEmpty open={{ label: '', onOpen: () => undefined }} />
        </RouteStop>
      </RouteLine>
      <div className="sw-story-row">
        <Button variant="quiet" icon={Plus}>
          {say(globals, 'เพิ่มจุด', 'Add a stop')}
        </Button>
        <Button variant="quiet" icon={ArrowUpDown}>
          {say(globals, 'สลับ', 'Swap')}
        </Button>
      </div>
    </div>
  ),
};

export const WithError: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <RouteLine label={say(globals, 'จุดบนเส้นทาง', 'Stops')}>
        <RouteStop node={{ state: 'stop', number: 1 }}>
          <RouteCard title={shop(globals)} detail={say(globals, 'พญาไท', 'Phaya Thai')} />
        </RouteStop>
        <RouteStop node={{ state: 'stop', number: 2 }}>
          <RouteCard
            title={say(globals, 'วัดมหาธาตุ อยุธยา', 'Wat Mahathat, Ayutthaya')}
            detail={say(globals, 'พระนครศรีอยุธยา', 'Ayutthaya')}
            error={say(
              globals,
              'อยู่นอกพื้นที่ให้บริการ ลองเลือกจุดในกรุงเทพฯ หรือปริมณฑล',
              'Outside our area. Choose a place in or around Bangkok.',
            )}
          />
        </RouteStop>
      </RouteLine>
    </div>
  ),
};

const layouts = (layout: RouteLineProps['layout']): Story => ({
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <RouteLine label={say(globals, 'จุดบนเส้นทาง', 'Stops')} layout={layout}>
        <RouteStop node={{ state: 'done', label: say(globals, 'เสร็จแล้ว', 'Done') }}>{shop(globals)}</RouteStop>
        <RouteStop node={{ state: 'moving', icon: CarFront }} segment="rest">
          {say(globals, 'กำลังไปสีลมคอมเพล็กซ์', 'On the way to Silom Complex')}
        </RouteStop>
        <RouteStop node={{ state: 'focus', number: 2 }} segment="rest">
          {silom(globals)}
        </RouteStop>
        <RouteStop node={{ state: 'todo', number: 3 }}>{onNut(globals)}</RouteStop>
      </RouteLine>
    </div>
  ),
});

export const Rows: Story = layouts('rows');

export const Dots: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <RouteLine label={say(globals, 'จุดบนเส้นทาง', 'Stops')} layout="dots">
        <RouteStop node={{ state: 'stop', number: 1 }}>{shop(globals)}</RouteStop>
        <RouteStop node={{ state: 'focus', number: 2 }}>{onNut(globals)}</RouteStop>
      </RouteLine>
    </div>
  ),
};

function Sortable({ lang }: { readonly lang: Lang }) {
  const names: Readonly<Record<string, string>> = { shop: shop(lang), silom: silom(lang), onNut: onNut(lang) };
  const [ids, setIds] = useState<readonly string[]>(['shop', 'silom', 'onNut']);
  return (
    <div className="sw-story-column">
      <SortableStops
        label={say(lang, 'จุดบนเส้นทาง', 'Stops')}
        stops={ids.map((id) => ({ id, name: names[id] ?? id, node: { state: 'stop' as const } }))}
        onReorder={setIds}
        renderStop={(stop, handle) => (
          <RouteCard title={stop.name} detail={say(lang, 'แตะเพื่อแก้ไข', 'Tap to edit')} end={handle} />
        )}
        texts={{
          handle: (name, at) => say(lang, `ย้ายจุดที่ ${at} ${name}`, `Move stop ${at}, ${name}`),
          instructions: say(
            lang,
            'กดเว้นวรรคเพื่อยก ลูกศรเพื่อเลื่อน เว้นวรรคอีกครั้งเพื่อวาง',
            'Space lifts, arrows move, Space drops, Escape cancels',
          ),
          lifted: (name, at, count) => say(lang, `ยก ${name} จุดที่ ${at} จาก ${count}`, `${name} lifted, stop ${at} of ${count}`),
          moved: (name, at, count) => say(lang, `${name} ไปที่จุด ${at} จาก ${count}`, `${name} at stop ${at} of ${count}`),
          dropped: (name, at, count) =>
            say(lang, `วาง ${name} เป็นจุดที่ ${at} จาก ${count}`, `${name} dropped at stop ${at} of ${count}`),
          cancelled: (name, at) => say(lang, `ยกเลิก ${name} กลับไปจุดที่ ${at}`, `Cancelled, ${name} is back at stop ${at}`),
        }}
      />
    </div>
  );
}

export const SortableByHandAndKey: Story = { render: (_, { globals }) => <Sortable lang={globals} /> };

/** The stop that the page is about has the brand's edge. */
export const Chosen: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <RouteLine label={say(globals, 'จุดบนเส้นทาง', 'Stops')}>
        <RouteStop node={{ state: 'stop', number: 1 }}>
          <RouteCard title={shop(globals)} detail={say(globals, 'กรุงเทพฯ', 'Bangkok')} />
        </RouteStop>
        <RouteStop node={{ state: 'focus', number: 2 }}>
          <ChosenCard>
            <RouteCard
              title={silom(globals)}
              detail={say(globals, 'กรุงเทพฯ', 'Bangkok')}
              end={<Button variant="quiet">{say(globals, 'เปลี่ยน', 'Change')}</Button>}
            />
          </ChosenCard>
        </RouteStop>
      </RouteLine>
    </div>
  ),
};
