import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { atContacts, booked, priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

const meta: Meta = { title: 'Portal/Orders', tags: ['picture', '!autodocs'] };
export default meta;

type Screen = StoryObj;

/** With its price and route from the start, because a map fits its first content. */
const begun = (draft: OrderDraft) => (portal: Portal) => portal.part(openOrder).store.setState(priced(draft));

/** A visitor who has never been here. */
export const Empty: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/neworder" />,
  play: async ({ canvas }) => {
    await canvas.findByText(/มอเตอร์ไซค์|Motorcycle/);
  },
};

/** Back with the order that was begun: car, three stops, 18.40 km, cash on delivery. */
export const Priced: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/neworder" prepare={begun(threeStopDraft)} />,
  play: async ({ canvas }) => {
    await canvas.findAllByText(/466\.45/);
  },
};

/** A chosen time: the day as DD/MM/YYYY, and times that cannot be booked are disabled. */
export const ChoosingTime: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/neworder"
      prepare={begun({ ...threeStopDraft, schedule: { kind: 'later', date: '21/11/2026', time: '15:00' } })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /เปลี่ยนเวลารับ|Change the pick-up time/ }));
    await canvas.findByDisplayValue('21/11/2026');
  },
};

/** On a phone the menu is one button, with name, language, theme and, last, sign-out. */
export const MenuOpen: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/neworder" user={storyUser} prepare={begun(threeStopDraft)} />
  ),
  play: async ({ canvas, userEvent }) => {
    const round = canvas.queryByRole('button', { name: /^(เมนูหลัก|Main menu)$/ });
    if (round) await userEvent.click(round);
  },
};

/** An operator has suspended the service: jobs go on, and what was entered stays. */
export const OutOfService: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/neworder"
      startup={{ isOutOfService: true }}
      prepare={begun(threeStopDraft)}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** The session ended elsewhere: the sign-in opens over the page, so that the order stays. */
export const SessionEnded: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/neworder"
      prepare={(portal) => {
        begun(threeStopDraft)(portal);
        portal.endedSession.setState({ code: 401 });
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
  },
};

/** The second step: contacts. */
export const Contacts: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/neworder" user={storyUser} prepare={begun(atContacts(threeStopDraft))} />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/466\.45/);
    await canvas.findByDisplayValue('คุณพิมพ์ชนก');
  },
};

/** Booked: the job's number and the tracking link. */
export const Booked: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/neworder"
      user={storyUser}
      prepare={(portal) => portal.part(openOrder).store.setState(booked(threeStopDraft))}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
