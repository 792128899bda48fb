import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { hireAnswers } from '@songwai/features/tests/full-day/hire-fixture';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiryAnswers, filledEnquiry } from '../../../tests/enquiry-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../../tests/screen-story.tsx';
import { openEnquiry } from './enquiry/open-enquiry.ts';

const meta: Meta = { title: 'Portal/Business', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (props: Partial<ScreenStoryProps> = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      path="/business"
      {...props}
      language={languageOf(globals)}
      answers={{ ...hireAnswers(), ...enquiryAnswers, ...props.answers }}
    />
  );

/** The empty form over the lower edge of the band; on a phone before the claims. */
export const Empty: Screen = { render: screen() };

/** Two fields are wrong: said above the form and at each of them; everything else stays. */
export const Wrong: Screen = {
  render: screen({
    prepare: (portal) => {
      const flow = portal.part(openEnquiry);
      flow.patch({ ...filledEnquiry, phone: '081234567', isPrivacyAccepted: false });
      void flow.send();
    },
  }),
};

/** Without a network nothing is lost. */
export const NotSent: Screen = {
  render: screen({
    answers: {
      '/mkt_business_enquiry': () => {
        throw gatewayDown();
      },
    },
    prepare: (portal) => {
      const flow = portal.part(openEnquiry);
      flow.patch(filledEnquiry);
      void flow.send();
    },
  }),
};

const sent = (portal: Parameters<NonNullable<ScreenStoryProps['prepare']>>[0]) => {
  const flow = portal.part(openEnquiry);
  flow.patch(filledEnquiry);
  return flow.send().then(() => flow);
};

/** What comes next, on the route line. */
export const Sent: Screen = { render: screen({ prepare: (portal) => void sent(portal) }) };

/** The brochure goes to the address of the form, or to another one. */
export const Brochure: Screen = {
  render: screen({ prepare: (portal) => void sent(portal).then((flow) => flow.openBrochure()) }),
};

/** The brochure is on its way. */
export const BrochureSent: Screen = {
  render: screen({ prepare: (portal) => void sent(portal).then((flow) => flow.requestBrochure()) }),
};

/** No package by the hour is on offer. */
export const NoPackages: Screen = {
  render: screen({ answers: { '/fullday/api/v1/packages/:userGroup': () => ({ packages: [] }) } }),
};

/** The gateway does not answer: the form is there all the same. */
export const GatewayDown: Screen = {
  render: screen({
    isWithoutStartup: true,
    answers: {
      '/init_data_v3': () => {
        throw gatewayDown();
      },
      '/fullday/api/v1/packages/:userGroup': () => {
        throw gatewayDown();
      },
    },
  }),
};
