import type { Language } from '@songwai/core/basics/language';
import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { ratesAnswers } from '../../../tests/rates-answers.ts';
import { ExtrasPart, FlatRatesPart, PayMethodsPart, PriceTablePart } from '../../../tests/rates-parts.tsx';
import { SectionStory } from '../../../tests/section-story.tsx';
import type { OwnRoute } from './price-table.tsx';
import { ratesTexts } from './rates-texts.ts';

const meta: Meta = { title: 'Portal/Price sections', tags: ['!autodocs'] };
export default meta;

const part = (Section: FunctionComponent, answers: Answers = {}): StoryObj => ({
  render: (_, { globals }) => {
    const language: Language = languageOf(globals);
    return <SectionStory language={language} Section={Section} texts={ratesTexts} answers={ratesAnswers(answers)} />;
  },
});
const priced: OwnRoute['netByVehicle'] = new Map([
  [1, 9_322],
  [2, 15_652],
  [3, 27_980],
  [4, 44_376],
  [5, 41_244],
]);

const OwnTable = () => <PriceTablePart ownRoute={{ distanceKm: 6.32, netByVehicle: priced, isLoading: false }} />;
const OwnTableLoading = () => <PriceTablePart ownRoute={{ distanceKm: null, netByVehicle: new Map(), isLoading: true }} />;

/** No way is known: only the rates. */
export const Table: StoryObj = part(PriceTablePart);
/** With the visitor's own way; a vehicle that does not serve it has no price. */
export const TableWithOwnRoute: StoryObj = part(OwnTable);
/** The first prices of the way are on their way. */
export const TableWithOwnRouteLoading: StoryObj = part(OwnTableLoading);
export const TableLoading: StoryObj = part(PriceTablePart, { '/rate_card': () => new Promise(() => undefined) });
export const TableFailed: StoryObj = part(PriceTablePart, {
  '/rate_card': () => {
    throw gatewayDown();
  },
});
export const Extras: StoryObj = part(ExtrasPart);
export const ByTheHour: StoryObj = part(FlatRatesPart);
export const WaysToPay: StoryObj = part(PayMethodsPart);
