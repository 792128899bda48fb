import { randomUUID } from 'node:crypto';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import type { Gateway } from './gateway.ts';
import type { Answer } from './typed-call.ts';

type Fields = Readonly<Record<string, unknown>>;
type Calls = Pick<Gateway, 'post'>;

let phones = 0;
/** A mobile number that is unique in the test file. */
export function newPhone(): string {
  phones += 1;
  return `09${String(10_000_000 + phones)}`;
}

/** A valid sign-up; `fields` overrides. */
export const personForm = (fields: Fields = {}) => ({
  userName: `malee-${randomUUID().slice(0, 8)}@example.com`,
  password: 'secret_1',
  phoneNo: newPhone(),
  guid: randomUUID(),
  userType: 2,
  firstName: 'มาลี',
  lastName: 'ใจดี',
  termsVersion: newestLegalVersion,
  lang: 'en',
  ...fields,
});

/** The additional fields of a company's sign-up; the tax id has a valid check digit. */
export const companyFields = {
  userType: 1,
  companyName: 'บริษัท มาลีการค้า จำกัด',
  companyTaxId: '0-1055-00000-00-3',
  companyAddress: '1 ถนนสีลม กรุงเทพมหานคร',
};

/** All messages to a recipient, oldest first. */
export const messagesTo = ({ db }: Pick<Gateway, 'db'>, to: string) =>
  db.selectFrom('messages').selectAll().where('recipient', '=', to).orderBy('id').execute();

/** The code in the newest message to a recipient. */
export async function codeFor(gateway: Pick<Gateway, 'db'>, to: string): Promise<string> {
  const body = (await messagesTo(gateway, to)).at(-1)?.body ?? '';
  const code = /\b(\d{4})\b/.exec(body)?.[1];
  if (code === undefined) throw new Error(`no code in the last message to ${to}: ${body}`);
  return code;
}

/** A wrong code, for a given right one. */
export const wrongOf = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

export const signUp = ({ post }: Calls, fields: Fields = {}): Promise<Answer> => post('/signup_mobile', personForm(fields));
/** Enters the code that was sent to the phone. */
export const verifyPhone = ({ post }: Calls, token: string, verifyCode: string): Promise<Answer> =>
  post('/verify_code', { verifyCode, lang: 'en' }, { token });
export const verifyEmail = ({ post }: Calls, token: string, verifyCode: string): Promise<Answer> =>
  post('/user/email/verify', { verifyCode, lang: 'en' }, { token });
export const logIn = ({ post }: Calls, userName: string, password: string): Promise<Answer> =>
  post('/login', { userName, password, lang: 'en' });
export const readUser = ({ post }: Calls, token: string): Promise<Answer> => post('/userInfo', { lang: 'en' }, { token });

function requireDone({ body }: Answer): void {
  if (body['responseCode'] !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
}

/** Signs a customer up, who has entered the code sent to the phone; an e-mail address is not verified yet. */
export async function signUpByPhone(gateway: Pick<Gateway, 'db' | 'post'>, fields: Fields = {}) {
  const form = personForm(fields);
  const signedUp = await gateway.post('/signup_mobile', form);
  requireDone(signedUp);
  const token = String(signedUp.body['skToken']);
  requireDone(await verifyPhone(gateway, token, await codeFor(gateway, form.phoneNo)));
  return { token, userId: String(signedUp.body['userId']), ...form };
}

/** Like `signUpByPhone`, and verifies the e-mail address if the sign-up has one. */
export async function signUpCustomer(gateway: Pick<Gateway, 'db' | 'post'>, fields: Fields = {}) {
  const customer = await signUpByPhone(gateway, fields);
  const { token, userName } = customer;
  if (userName?.includes('@')) requireDone(await verifyEmail(gateway, token, await codeFor(gateway, userName)));
  return customer;
}
