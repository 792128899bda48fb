import type { Language } from '@songwai/core/basics/language';
import { sandboxToken } from '@songwai/core/payments/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../../../../http/answer-error.ts';
import { policyHeaders } from '../../../../http/headers/frame-rule.ts';
import { readLanguage, readNamedLanguage } from '../../../../http/language.ts';
import { mountEndpoint } from '../../../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../../../http/refusal.ts';
import { httpTexts } from '../../../../http/texts.ts';
import type { Clock } from '../../../../platform/deps.ts';
import type { SandboxCharge } from '../charge-queries.ts';
import type { Sandbox } from '../create-sandbox.ts';
import { isPaidOnItsOwn, sandboxPageOf, sandboxPath } from '../to-provider-charge.ts';
import { type BankAnswer, bankPagePolicy, renderBankPage } from './bank-page.ts';

export interface SandboxRouteDeps {
  /** Undefined: another provider charges, and the pages do not exist. */
  readonly sandbox: Sandbox | undefined;
  readonly clock: Clock;
  /** The language of whoever pays a charge; a page may be asked for another. */
  readonly findLanguage: (chargeId: string) => Promise<Language | undefined>;
  /** Reports that a charge changed, as the provider's webhook would. */
  readonly notify: (ref: string) => Promise<void>;
}

const answersOf: Readonly<Record<SandboxCharge['method'], readonly BankAnswer[]>> = {
  card: ['pass', 'fail', 'abandon'],
  promptpay: ['pay'],
  mobileBanking: ['pass', 'fail', 'abandon'],
  billPayment: ['pay'],
};

/** A bank's own page sends the customer back. */
const isConfirmed = ({ method }: SandboxCharge): boolean => !isPaidOnItsOwn(method);

const partOf = (params: unknown, name: 'ref' | 'answer'): string =>
  String((params as Readonly<Record<string, unknown>>)[name] ?? '');

/** Anything can stand in an address, also what the database cannot read. */
const isSandboxRef = (ref: string): boolean => /^\w[\w-]{0,99}$/.test(ref);

/** Mounts the sandbox's vault and the pages on which a tester plays the bank; without a sandbox none of them exists. */
export function registerSandbox(app: FastifyInstance, { sandbox, clock, findLanguage, notify }: SandboxRouteDeps): void {
  mountEndpoint(app, sandboxToken, async ({ body }) => {
    if (sandbox === undefined) throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
    return { cardTokenId: await sandbox.createToken(body) };
  });
  if (sandbox === undefined) {
    app.get(`${sandboxPath}/*`, { schema: { hide: true } }, answerNotFound);
    return;
  }
  const { bank } = sandbox;

  /** The charge whose page this is. */
  const read = async ({ params, url }: FastifyRequest): Promise<SandboxCharge | undefined> => {
    const ref = partOf(params, 'ref');
    const charge = isSandboxRef(ref) ? await bank.read(ref) : undefined;
    return charge !== undefined && url.startsWith(sandboxPageOf(charge)) ? charge : undefined;
  };

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const charge = await read(request);
    if (charge === undefined) return answerNotFound(request, reply);
    const { query } = request;
    const language = readNamedLanguage({ query }) ?? (await findLanguage(charge.charge_id)) ?? readLanguage(query);
    return reply
      .type('text/html; charset=utf-8')
      .headers(policyHeaders(bankPagePolicy(charge)))
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .send(renderBankPage({ charge, language, now: clock.now() }));
  };

  /** Does what a button says, and reports it as a webhook would: what becomes of that does not concern the bank. */
  const act = async (charge: SandboxCharge, answer: BankAnswer, request: FastifyRequest): Promise<void> => {
    const { ref } = charge;
    if (answer === 'abandon') return;
    const isChanged = answer === 'pay' ? await bank.pay(ref) : await bank.confirm(ref, answer);
    if (!isChanged) return;
    try {
      await notify(ref);
    } catch (error) {
      request.log.warn({ err: error }, 'a charge of the sandbox changed, and nobody could be notified; it will be read later');
    }
  };

  const post = async (request: FastifyRequest, reply: FastifyReply) => {
    const charge = await read(request);
    if (charge === undefined) return answerNotFound(request, reply);
    const answer = answersOf[charge.method].find((one) => one === partOf(request.params, 'answer'));
    if (answer === undefined) return answerNotFound(request, reply);
    await act(charge, answer, request);
    const next = isConfirmed(charge) ? charge.return_uri : `${sandboxPageOf(charge)}?lang=${readLanguage(request.query)}`;
    return reply.redirect(next, 303);
  };

  app.register((pages, _options, done) => {
    // The buttons send empty forms.
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, _body, next) => next(null, {}),
    );
    for (const kind of ['3ds', 'pay']) {
      pages.get(`${sandboxPath}/${kind}/:ref`, { schema: { hide: true } }, show);
      pages.post(`${sandboxPath}/${kind}/:ref/:answer`, { schema: { hide: true } }, post);
    }
    done();
  });
}
