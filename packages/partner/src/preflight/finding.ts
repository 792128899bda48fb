import type { Judgement } from '@songwai/core/partners/preflight/judgement';

/** Something that the kit has looked at on a page; also the end of the anchor of its help (`#preflight-policy`). */
export type FindingId =
  | 'page'
  | 'script'
  | 'integrity'
  | 'connect'
  | 'policy'
  | 'trusted-types'
  | 'framing'
  | 'mixed'
  | 'secure'
  | 'elements'
  | 'attributes'
  | 'partner'
  | 'features'
  | 'secret'
  | 'token'
  | 'language'
  | 'viewport';

/** One thing that was looked at, and what there is to say of it. */
export interface Finding extends Judgement {
  readonly id: FindingId;
}

export const finding = (id: FindingId, { level, message }: Judgement): Finding => ({ id, level, message });
