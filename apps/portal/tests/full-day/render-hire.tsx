import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import type { HireState } from '@songwai/core/full-day/hire-state';
import { render } from '@testing-library/react';
import { openHire } from '../../src/full-day/open-hire.ts';
import { ScreenStory } from '../screen-story.tsx';
import { storyUser } from '../story-user.ts';
import { hireAnswers, hiring } from './hire-fixture.ts';

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
