import type { PaymentsConfig } from '../../config/payments.ts';
import type { CardProvider } from './card-provider.ts';
import { createOmise } from './omise/create-omise.ts';
import type { OmiseClientOptions } from './omise/omise-client.ts';
import { createSandbox, type Sandbox } from './sandbox/create-sandbox.ts';
import type { SandboxDeps } from './sandbox/sandbox-deps.ts';

interface ProviderDeps extends Omit<SandboxDeps, 'promptPayId'> {
  readonly payments: PaymentsConfig;
  readonly isProduction: boolean;
  readonly log: OmiseClientOptions['log'];
}

/** What charges cards and PromptPay. */
export interface ChosenProvider {
  /** Undefined: neither can be paid with. */
  readonly provider: CardProvider | undefined;
  /** Only where the sandbox is the provider. */
  readonly sandbox: Sandbox | undefined;
}

/** Builds the provider that the configuration names. */
export function createCardProvider({ payments, isProduction, log, ...deps }: ProviderDeps): ChosenProvider {
  switch (payments.provider) {
    case 'omise':
      return { provider: createOmise({ config: payments, log }), sandbox: undefined };
    case 'sandbox': {
      if (isProduction) log.warn({}, 'PAYMENTS is "sandbox": jobs can be paid with money that does not exist');
      const sandbox = createSandbox({ ...deps, promptPayId: payments.promptPayId });
      return { provider: sandbox.provider, sandbox };
    }
    case 'off':
      log.warn({}, 'No card provider is set (OMISE_PUBLIC_KEY, OMISE_SECRET_KEY): nothing can be paid by card or PromptPay');
      return { provider: undefined, sandbox: undefined };
  }
}
