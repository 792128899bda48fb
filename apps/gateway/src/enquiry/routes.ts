import { openEnquiryForm, sendBrochure, sendEnquiry } from '@songwai/core/enquiry/enquiry-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../http/call-place.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import type { SendBrochure } from './brochure/send-brochure.ts';
import type { Enquiries } from './service.ts';
import { enquiryTexts } from './texts.ts';

interface EnquiryRoutesDeps {
  readonly enquiries: Enquiries;
  readonly brochure: SendBrochure;
}

/** Mounts the calls of the page for businesses. */
export function registerEnquiries(app: FastifyInstance, { enquiries, brochure }: EnquiryRoutesDeps): void {
  mountEndpoint(app, openEnquiryForm, () => enquiries.open());

  mountEndpoint(app, sendEnquiry, async ({ body, language, request }) => {
    await enquiries.receive(body, { language, address: placeOf(request).address });
    return { responseDesc: enquiryTexts.received[language] };
  });

  mountEndpoint(app, sendBrochure, async ({ body: { email }, language, request }) => {
    await brochure({ email, language, address: placeOf(request).address });
    return { responseDesc: enquiryTexts.brochureSent[language] };
  });
}
