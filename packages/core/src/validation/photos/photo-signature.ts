import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];

const startByType: ReadonlyMap<string, readonly number[]> = new Map([
  ['image/png', pngStart],
  ['image/jpeg', jpegStart],
  ['image/jpg', jpegStart],
]);

/** Checks that a photo's first bytes match its type (decisions), because the file name can lie. */
export function photoSignature(type: string, firstBytes: Uint8Array): RuleResult<string> {
  const start = startByType.get(type);
  return start?.every((byte, index) => firstBytes[index] === byte) ? ok(type) : refuse('notAnImage');
}
