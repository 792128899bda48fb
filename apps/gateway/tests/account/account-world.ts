import { randomUUID } from 'node:crypto';
import { type Answer, type AppWorld, createAppWorld } from '../app/app-world.ts';

/** A sign-up that is good as it is; `fields` go over it. */
export const personForm = (fields: Readonly<Record<string, unknown>> = {}) => ({
  userName: `malee-${randomUUID().slice(0, 8)}@example.com`,
  password: 'secret_1',
  phoneNo: newPhone(),
  guid: randomUUID(),
  userType: 2,
  firstName: 'มาลี',
  lastName: 'ใจดี',
  lang: 'en',
  ...fields,
});

let phones = 0;
/** A mobile that nobody of this file has. */
export function newPhone(): string {
  phones += 1;
  return `09${String(10_000_000 + phones)}`;
}

/** What a company gives besides; the tax id satisfies the checksum. */
export const companyFields = {
  userType: 1,
  companyName: 'บริษัท มาลีการค้า จำกัด',
  companyTaxId: '0-1055-00000-00-3',
  companyAddress: '1 ถนนสีลม กรุงเทพมหานคร',
};

/** The whole gateway with what tests of accounts ask again and again. */
export async function createAccountWorld(options: Parameters<typeof createAppWorld>[0] = {}) {
  const world = await createAppWorld(options);
  const { db, post, get } = world;

  /** Every message to somebody, the newest last. */
  const messagesTo = (to: string) => db.selectFrom('messages').selectAll().where('recipient', '=', to).orderBy('id').execute();

  /** The code in the newest message to somebody. */
  const codeFor = async (to: string): Promise<string> => {
    const body = (await messagesTo(to)).at(-1)?.body ?? '';
    return /\b(\d{4})\b/.exec(body)?.[1] ?? fail(`no code in the last message to ${to}: ${body}`);
  };

  const signUp = (fields: Readonly<Record<string, unknown>> = {}): Promise<Answer> => post('/signup_mobile', personForm(fields));
  const verify = (token: string, verifyCode: string) => post('/verify_code', { verifyCode, lang: 'en' }, { token });
  const userInfo = (token: string) => post('/userInfo', { lang: 'en' }, { token });
  const login = (userName: string, password: string) => post('/login', { userName, password, lang: 'en' });

  /** Somebody who has signed up and entered the code. */
  const addCustomer = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const form = personForm(fields);
    const { body } = await post('/signup_mobile', form);
    const token = String(body['skToken']);
    const answer = await verify(token, await codeFor(form.phoneNo));
    if (answer.body['responseCode'] !== 200) throw new Error(`not verified: ${JSON.stringify([body, answer.body])}`);
    return { token, userId: String(body['userId']), ...form };
  };

  return { ...world, get, messagesTo, codeFor, signUp, verify, userInfo, login, addCustomer };
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** A code that is not this one. */
export const wrongOf = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

export type AccountWorld = Awaited<ReturnType<typeof createAccountWorld>> & AppWorld;
