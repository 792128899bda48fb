import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { officer, partnerTerms } from '../../tests/legal-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Legal', tags: ['picture', '!autodocs'] };
export default meta;

type Screen = StoryObj;

const never = () => new Promise<never>(() => undefined);

/** Thirteen sections; the contents are the route line. */
export const Privacy: Screen = {
  // The template's picture is that of the partner's terms, which are short.
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/privacy" answers={{ '/pdpa/complaint': () => officer }} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('dpo@songwai.test');
  },
};

/** The same template for the terms. */
export const Terms: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/termsandconditions" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** A version that is not in force any more. */
export const EarlierTerms: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/termsandconditions?version=2026-11" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** What is stored in a browser, in tables. */
export const Cookies: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/cookie-policy" answers={{ '/pdpa/complaint': () => officer }} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('dpo@songwai.test');
  },
};

/** What drivers agree to. */
export const DriverAgreement: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/driver-processor-agreement"
      answers={{ '/pdpa/complaint': () => officer }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('dpo@songwai.test');
  },
};

/** A partner's own terms, as it published them. */
export const PartnerTerms: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/termsandconditions/baanchandra"
      answers={{ '/termsandconditions/:partner': () => partnerTerms }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Baan Chandra/ });
  },
};

/** No such partner, or none with terms of its own. */
export const NoSuchPartner: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/termsandconditions/nobody"
      answers={{
        '/termsandconditions/:partner': () => {
          throw refusal(404);
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/404/);
  },
};

/** The text is loading. */
export const PartnerTermsLoading: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/termsandconditions/baanchandra"
      answers={{ '/termsandconditions/:partner': never }}
    />
  ),
};

/** The gateway does not answer. */
export const PartnerTermsFailed: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/termsandconditions/baanchandra"
      answers={{
        '/termsandconditions/:partner': () => {
          throw gatewayDown();
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', undefined, { timeout: 10_000 });
  },
};
