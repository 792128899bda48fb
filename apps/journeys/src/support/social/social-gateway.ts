import { expect, test as journeyTest } from '../journey-test.ts';
import { type OwnGateway, withOwnGateway } from '../own-gateway.ts';
import { type FacebookStandIn, startFacebookStandIn } from './facebook-stand-in.ts';
import { type LineStandIn, startLineStandIn } from './line-stand-in.ts';

/** A gateway with LINE and Facebook, both local. */
export interface Social {
  readonly gateway: OwnGateway;
  readonly line: LineStandIn;
  readonly facebook: FacebookStandIn;
}

const channel = { channelId: '1650000000', channelSecret: 'channel-secret-of-32-characters!' };
const appId = '2026';

const malee = { sub: `U${'7'.repeat(32)}`, name: 'Malee' };
export const pim = { id: '1001', token: 'EAAB-token-of-pim', firstName: 'พิมพ์ชนก', lastName: 'วัฒนกุล' };

export const test = journeyTest.extend<{ readonly social: Social }>({
  social: async ({ unseenFaults }, use) => {
    const line = await startLineStandIn({ ...channel, person: malee });
    const facebook = await startFacebookStandIn({ appId, person: pim });
    for (const origin of [line.url, 'https://connect.facebook.net']) unseenFaults.expectVisits(origin);
    const env = {
      ...{ LINE_CHANNEL_ID: channel.channelId, LINE_CHANNEL_SECRET: channel.channelSecret },
      ...{ LINE_API_URL: line.url, LINE_LOGIN_URL: line.url },
      ...{ FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: 'secret', FACEBOOK_URL: facebook.url },
    };
    await withOwnGateway(env, (gateway) => use({ gateway, line, facebook }));
    await Promise.all([line.close(), facebook.close()]);
  },
});

export { expect };
