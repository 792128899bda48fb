import { startTimer } from '@songwai/core/basics/start-timer';
import { createEnquiryFlow } from '@songwai/core/enquiry/enquiry-flow';
import type { EnquiryFlow } from '@songwai/core/enquiry/enquiry-state';
import type { Portal } from '../../../shell/portal.ts';

/** The visitor's enquiry, which outlives the page: who goes to the prices and back finds everything as typed. */
export const openEnquiry = ({ transport, random }: Portal): EnquiryFlow =>
  createEnquiryFlow({ transport, random, startTimer, clock: Date.now });
