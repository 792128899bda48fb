import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { PartnerProfile } from '@songwai/core/partners/partner';
import { judgePartner } from '@songwai/core/partners/preflight/judge-partner';
import { error, ok, warning } from '@songwai/core/partners/preflight/judgement';
import { fetchPartnerProfile } from '@songwai/core/partners/profile-calls';
import { createSongwai } from '@songwai/node';
import { createCaller } from '../clients.ts';
import { type Finding, finding } from './finding.ts';

/** What is asked of the gateway about a page. */
export interface GatewayQuestion {
  readonly gatewayOrigin: string;
  readonly pageOrigin: string;
  readonly partner: string;
  /** Tags of the elements in the page. */
  readonly tags: readonly string[];
  /** The partner's secret, where it is known here. */
  readonly secret: string | undefined;
}

const features: Readonly<Record<string, PartnerFeature>> = {
  'songwai-booking': 'order',
  'songwai-tracking': 'tracking',
  'songwai-price-check': 'priceCheck',
  'songwai-drop-point': 'dropPoint',
};

const judgeFeatures = (tags: readonly string[], profile: PartnerProfile): readonly Finding[] =>
  [...new Set(tags)].flatMap((tag) => {
    const feature = features[tag];
    return feature === undefined || profile.features.includes(feature)
      ? []
      : [
          finding(
            'features',
            error(`<${tag}> needs the feature ${feature}, which is off for ${profile.id}: ask us to switch it on.`),
          ),
        ];
  });

const reasonOf = ({ reply, description, code }: GatewayError): string => String(reply['reason'] ?? (description || code));

const judgeSecret = async ({ gatewayOrigin, partner, secret }: GatewayQuestion): Promise<readonly Finding[]> => {
  if (!secret) return [finding('secret', ok('Not checked: no SONGWAI_SECRET here.'))];
  try {
    await createSongwai({ origin: gatewayOrigin, partnerId: partner, secret }).deliveries();
    return [finding('secret', ok('Your secret is valid.'))];
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    return [finding('secret', error(`Your secret is refused: ${reasonOf(cause)}.`))];
  }
};

/** Asks the gateway about the partner as the page would: its answer depends on the page's origin. */
export async function askGateway(question: GatewayQuestion): Promise<readonly Finding[]> {
  const { gatewayOrigin, pageOrigin, partner, tags } = question;
  const caller = createCaller({ origin: gatewayOrigin, channel: partner, pageOrigin });
  const reached = finding('connect', ok(`${gatewayOrigin} answers.`));
  const judged = (answer: number) => finding('partner', judgePartner(partner, { origin: pageOrigin, answer }));
  try {
    const profile = await fetchPartnerProfile(caller, partner);
    return [reached, judged(200), ...judgeFeatures(tags, profile), ...(await judgeSecret(question))];
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    if (cause.kind === 'network' || cause.kind === 'timeout')
      return [
        finding('connect', error(`${gatewayOrigin} does not answer from here.`)),
        finding('partner', warning('Not checked, because the gateway cannot be reached.')),
      ];
    return [reached, judged(cause.code)];
  }
}
