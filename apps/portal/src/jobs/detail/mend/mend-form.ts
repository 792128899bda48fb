import { ok } from '@songwai/core/basics/result';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import type { StopCorrection } from '@songwai/core/jobs/mend-calls';
import { checkForm } from '@songwai/core/validation/check-form';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { requiredText } from '@songwai/core/validation/required-text';

/** What can be corrected at a stop after the booking. */
export type MendForm = Pick<JobStop, 'contactName' | 'contactPhone' | 'remark'>;

export const mendFormOf = ({ contactName, contactPhone, remark }: JobStop): MendForm => ({ contactName, contactPhone, remark });

/** Checks the form by the rules of a booking. */
export const checkMendForm = ({ contactName, contactPhone, remark }: MendForm) =>
  checkForm<MendForm>({
    contactName: requiredText(contactName, 'contactNameRequired'),
    contactPhone: nationalPhone(contactPhone),
    remark: ok(remark.trim()),
  });

/** Only what differs, so that two people who correct different things do not undo each other's. */
export const changedFields = (stop: JobStop, form: MendForm): Partial<Pick<StopCorrection, keyof MendForm>> =>
  Object.fromEntries(
    (['contactName', 'contactPhone', 'remark'] as const)
      .filter((name) => form[name] !== stop[name])
      .map((name) => [name, form[name]]),
  );
