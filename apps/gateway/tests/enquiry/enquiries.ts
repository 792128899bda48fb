import { randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import { openEnquiryForm, sendEnquiry } from '@songwai/core/enquiry/enquiry-contract';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { createCrm } from '../../src/enquiry/crm/create-crm.ts';
import { crmEvents } from '../../src/enquiry/crm/crm-events.ts';
import { createCrmWorker } from '../../src/enquiry/crm/crm-worker.ts';
import { createEventPublisher } from '../../src/events/publisher.ts';
import type { Gateway } from '../builders/gateway.ts';
import { silentLog } from '../harness/silent-log.ts';

/** An enquiry with every field filled in. */
export const fullEnquiry = {
  ...{ contactName: 'พิมพ์ชนก', fullName: 'พิมพ์ชนก วัฒนกุล', phoneNo: '081 234 5678', email: 'pim@baansuan.example' },
  ...{ businessName: 'ร้านดอกไม้บ้านสวน', businessType: 'gifts', deliveryTypes: ['parcel'], deliveriesPerMonth: 120 },
  ...{ vehicleTypes: ['motorcycle', 'car'], remark: 'รอบเช้า <7:00>', termsVersion: newestLegalVersion, question2: 0 },
};

/** Sends an enquiry as a person does, some seconds after the form was opened. */
export async function sendAsPerson(gateway: Gateway, fields: object = {}) {
  const { body } = await gateway.call(openEnquiryForm);
  gateway.clock.advanceSeconds(20);
  return gateway.call(sendEnquiry, { ...fullEnquiry, guid: randomUUID(), formToken: body.formToken, ...fields });
}

export type CrmSettings = Parameters<typeof createCrm>[0];

/** Publishes what has happened and brings it to the CRM, as the gateway's workers do. */
export function openCrmWork({ db, clock }: Gateway, config: CrmSettings, salesMail?: string) {
  const { publish } = createEventPublisher({ db, clock, startTimer, log: silentLog, handlers: [crmEvents] });
  const crm = createCrm(config, silentLog);
  const { deliver } = createCrmWorker({ db, clock, startTimer, log: silentLog, crm, salesMail });
  return {
    deliver: async (): Promise<void> => {
      await publish();
      await deliver();
    },
  };
}
