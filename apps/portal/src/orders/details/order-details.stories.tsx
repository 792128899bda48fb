import { refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireFavourites } from '../../../tests/known-drivers.ts';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createBillingAnswers } from '../../../tests/settings/billing-answers.ts';
import { detailsTexts } from './details-texts.ts';
import { OrderDetails } from './order-details.tsx';

const meta: Meta = {
  title: 'Portal/Order/Details',
  component: OrderDetails,
  parameters: guide({
    aliases: ['more details', 'รายละเอียดเพิ่มเติม'],
    use: ['What the order form asks after the contacts: photos, the customer’s reference, which driver, a receipt.'],
    avoid: ['A booked job: its own page has photos and receipt.'],
    keyboard: [['Tab', 'From field to field; arrow keys choose the driver, Space turns the receipt on.']],
    notes: ['Nothing here is required, and a booking never waits for a photo.'],
  }),
};
export default meta;

type Face = StoryObj;

const answers = {
  ...createBillingAnswers(),
  '/get_list_favorite_driver': () => ({ responseCode: 200, responseDesc: '', drivers: wireFavourites }),
};

/** A customer with favourite drivers and saved billing addresses. */
export const Whole: Face = {
  render: (_args, { globals }) => (
    <SectionStory language={languageOf(globals)} Section={OrderDetails} texts={detailsTexts} answers={answers} />
  ),
};

/** The first order: no favourite driver, no billing address. */
export const First: Face = {
  render: (_args, { globals }) => (
    <SectionStory
      language={languageOf(globals)}
      Section={OrderDetails}
      texts={detailsTexts}
      answers={{
        ...createBillingAnswers([]),
        '/get_list_favorite_driver': () => ({ responseCode: 200, responseDesc: '', drivers: [] }),
      }}
    />
  ),
};

/** The billing addresses cannot be read: the rest can be used. */
export const Failed: Face = {
  render: (_args, { globals }) => (
    <SectionStory
      language={languageOf(globals)}
      Section={OrderDetails}
      texts={detailsTexts}
      answers={{
        ...answers,
        '/invoice/header': () => {
          throw refusal(503);
        },
      }}
    />
  ),
};
