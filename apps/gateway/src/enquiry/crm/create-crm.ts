import type { CrmConfig } from '../../config/crm.ts';
import { type Crm, embeddedCrm } from './crm.ts';
import { createPipedriveCrm, type PipedriveCrmOptions } from './pipedrive/pipedrive-crm.ts';

/** The CRM that is configured; the embedded one where none is. */
export function createCrm({ pipedrive }: CrmConfig, log: PipedriveCrmOptions['log']): Crm {
  return pipedrive === undefined ? embeddedCrm : createPipedriveCrm({ ...pipedrive, log });
}
