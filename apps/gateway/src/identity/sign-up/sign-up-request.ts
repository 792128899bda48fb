import type { FastifyRequest } from 'fastify';
import { placeToKnow } from '../../http/call-place.ts';
import type { SignUpContext } from './sign-up.ts';

/** Fields common to all calls that an account stores. */
interface CommonBody {
  readonly channel?: string;
  readonly deviceName?: string;
  readonly deviceVersion?: string;
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
}

/** The channel of a call that names none. */
const defaultChannel = 'web';

/** The device that a session begins on. */
const readDevice = ({ deviceName = '', deviceVersion = '' }: CommonBody) => ({ name: deviceName, version: deviceVersion });

/** Channel and device, for a session. */
export const readOpening = (body: CommonBody) => ({ channel: body.channel ?? defaultChannel, device: readDevice(body) });

/** The origin of a sign-up. */
export function readSignUpContext(
  body: CommonBody,
  { request, language }: { request: FastifyRequest; language: SignUpContext['language'] },
): SignUpContext {
  const { utm_source, utm_medium, utm_campaign, deviceName, deviceVersion } = body;
  const fields = { utm_source, utm_medium, utm_campaign, deviceName, deviceVersion };
  const origin = Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined));
  return { ...readOpening(body), place: placeToKnow(request), language, origin };
}
