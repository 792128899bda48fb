import { BusinessRefusal } from '../../http/refusal.ts';
import { jobTexts } from '../texts.ts';

/** Pages that wait for the service ask again this often. */
const retryAfterSeconds = 30;

/** @throws {BusinessRefusal} 503 while an operator has suspended the service; jobs under way go on. */
export function requireInService(isOutOfService: boolean): void {
  if (isOutOfService) throw new BusinessRefusal({ code: 503, text: jobTexts.outOfService, retryAfterSeconds });
}
