import type { StartTimer } from '@songwai/core/basics/start-timer';
import { CodeHangs, orGiveUp } from '@songwai/features/shared/give-up';
import type { ReactElement } from 'react';
import type { OpenedRoute } from '../routes/route-entry.ts';
import { PageFrame } from './page-frame.tsx';

/** Loads a page's code; returns the page in its frame, which offers a retry after a failed load, and a reload after one that hangs. */
export const framed = async (found: OpenedRoute, startTimer?: StartTimer): Promise<ReactElement> => {
  const arrived = await orGiveUp(found.route.page(), startTimer).catch((error) => (error instanceof CodeHangs ? 'hangs' : null));
  return <PageFrame key={found.route.path} found={found} arrived={arrived} />;
};
