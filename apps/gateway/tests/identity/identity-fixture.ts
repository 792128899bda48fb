import { randomUUID } from 'node:crypto';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { type Answer, type AppFixture, createAppFixture } from '../app/app-fixture.ts';

/** A valid sign-up; `fields` overrides. */
export const personForm = (fields: Readonly<Record<string, unknown>> = {}) => ({
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

let phones = 0;
/** A mobile number that is unique in the test file. */
export function newPhone(): string {
  phones += 1;
  return `09${String(10_000_000 + phones)}`;
}

/** The additional fields of a company's sign-up; the tax id has a valid check digit. */
export const companyFields = {
  userType: 1,
  companyName: 'บริษัท มาลีการค้า จำกัด',
  companyTaxId: '0-1055-00000-00-3',
  companyAddress: '1 ถนนสีลม กรุงเทพมหานคร',
};

/** The whole gateway with helpers for tests of accounts. */
export async function createAccountFixture(options: Parameters<typeof createAppFixture>[0] = {}) {
  const fixture = await createAppFixture(options);
  const { db, post } = fixture;

  /** All messages to a recipient, oldest first. */
  const messagesTo = (to: string) => db.selectFrom('messages').selectAll().where('recipient', '=', to).orderBy('id').execute();

  /** The code in the newest message to a recipient. */
  const codeFor = async (to: string): Promise<string> => {
    const body = (await messagesTo(to)).at(-1)?.body ?? '';
    return /\b(\d{4})\b/.exec(body)?.[1] ?? fail(`no code in the last message to ${to}: ${body}`);
  };

  const signUp = (fields: Readonly<Record<string, unknown>> = {}): Promise<Answer> => post('/signup_mobile', personForm(fields));
  const verify = (token: string, verifyCode: string) => post('/verify_code', { verifyCode, lang: 'en' }, { token });
  const userInfo = (token: string) => post('/userInfo', { lang: 'en' }, { token });
  const login = (userName: string, password: string) => post('/login', { userName, password, lang: 'en' });

  const verifyEmail = (token: string, verifyCode: string) => post('/user/email/verify', { verifyCode, lang: 'en' }, { token });

  const requireDone = ({ body }: Answer): void => {
    if (body['responseCode'] !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
  };

  /** Adds a user who has entered the code sent to the phone; an e-mail address is not verified yet. */
  const addPhoneCustomer = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const form = personForm(fields);
    const signedUp = await post('/signup_mobile', form);
    requireDone(signedUp);
    const token = String(signedUp.body['skToken']);
    requireDone(await verify(token, await codeFor(form.phoneNo)));
    return { token, userId: String(signedUp.body['userId']), ...form };
  };

  /** Like `addPhoneCustomer`, and verifies the e-mail address if the sign-up has one. */
  const addCustomer = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const customer = await addPhoneCustomer(fields);
    if (customer.userName?.includes('@')) requireDone(await verifyEmail(customer.token, await codeFor(customer.userName)));
    return customer;
  };

  return { ...fixture, messagesTo, codeFor, signUp, verify, verifyEmail, userInfo, login, addPhoneCustomer, addCustomer };
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** A wrong code, for a given right one. */
export const wrongOf = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

export type AccountFixture = Awaited<ReturnType<typeof createAccountFixture>> & AppFixture;
