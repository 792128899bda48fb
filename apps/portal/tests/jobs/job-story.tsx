import type { Clock } from '@songwai/core/basics/clock';
import type { Language } from '@songwai/core/basics/language';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { createContext, type ReactNode, useContext } from 'react';
import { jobActionsTexts } from '../../src/jobs/actions/actions-texts.ts';
import { jobEditTexts } from '../../src/jobs/actions/edit/edit-texts.ts';
import { jobSearchTexts } from '../../src/jobs/search/search-texts.ts';
import { placesTexts } from '../../src/places/places-texts.ts';
import type { RouteEntry } from '../../src/routes/route-entry.ts';
import { collectionTexts } from '../../src/shell/jobs/collection-texts.ts';
import { ScreenStory } from '../screen-story.tsx';
import { storyUser } from '../story-user.ts';

export interface JobStoryProps {
  readonly language: Language;
  readonly children: ReactNode;
  readonly answers?: Answers | undefined;
  /** By default it stands still. */
  readonly clock?: Clock;
}

const PartContext = createContext<ReactNode>(null);
const Part = () => useContext(PartContext);

const route: RouteEntry = {
  path: '/error',
  permit: 'public',
  index: false,
  frame: 'none',
  texts: ['jobs', 'map', 'stops'],
  laterTexts: async () => [collectionTexts, jobActionsTexts, jobEditTexts, jobSearchTexts, placesTexts],
  page: async () => ({ Page: Part }),
};
const find = () => ({ route, params: {} });

/** A part of a job's page, in the portal's shell, over a gateway in memory. */
export function JobStory({ children, ...screen }: JobStoryProps) {
  return (
    <PartContext value={children}>
      <ScreenStory path="/job/J00024819" user={storyUser} find={find} {...screen} />
    </PartContext>
  );
}
