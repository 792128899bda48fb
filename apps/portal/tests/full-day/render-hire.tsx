import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import type { HireState } from '@songwai/core/full-day/hire-state';
import { hireAnswers } from '@songwai/features/tests/full-day/hire-fixture';
import { render } from '@testing-library/react';
import { openHire } from '../../src/full-day/open-hire.ts';
import { ScreenStory } from '../screen-story.tsx';
import { storyUser } from '../story-user.ts';
import { hiring } from './hiring.ts';

/** Shows the page of a hire with this draft; returns what reads the hire's state. */
export function renderHire(draft: Partial<HireDraft>): () => HireState {
  let read: (() => HireState) | undefined;
  render(
    <ScreenStory
      language="en"
      path="/fullday"
      user={storyUser}
      answers={hireAnswers()}
      prepare={(portal) => {
        hiring(draft)(portal);
        read = () => portal.part(openHire).store.getState();
      }}
    />,
  );
  return () => {
    if (!read) throw new Error('The portal was not prepared.');
    return read();
  };
}
