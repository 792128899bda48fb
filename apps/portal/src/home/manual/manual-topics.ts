import type { TextKey } from '@songwai/core/i18n/text-keys';

/** Something that is explained in a few steps. */
export interface ManualTopic {
  readonly id: string;
  readonly title: TextKey<'home'>;
  readonly steps: readonly TextKey<'home'>[];
  /** A picture of the product, taken by `npm run app-screens`; the file's name without language. */
  readonly picture: 'order' | 'stops' | 'active' | 'wallet' | 'company';
  /** The page where it is done. */
  readonly page: string;
  readonly action: TextKey<'home'>;
}

export const manualTopics: readonly ManualTopic[] = [
  {
    id: 'first',
    title: 'home.manualFirst',
    steps: ['home.manualFirst1', 'home.manualFirst2', 'home.manualFirst3'],
    picture: 'order',
    page: '/neworder',
    action: 'home.manualFirstAction',
  },
  {
    id: 'stops',
    title: 'home.manualStops',
    steps: ['home.manualStops1', 'home.manualStops2', 'home.manualStops3'],
    picture: 'stops',
    page: '/neworder',
    action: 'home.manualFirstAction',
  },
  {
    id: 'follow',
    title: 'home.manualFollow',
    steps: ['home.manualFollow1', 'home.manualFollow2', 'home.manualFollow3'],
    picture: 'active',
    page: '/dashboard/active',
    action: 'home.manualFollowAction',
  },
  {
    id: 'wallet',
    title: 'home.manualWallet',
    steps: ['home.manualWallet1', 'home.manualWallet2', 'home.manualWallet3'],
    picture: 'wallet',
    page: '/wallet',
    action: 'home.manualWalletAction',
  },
  {
    id: 'company',
    title: 'home.manualCompany',
    steps: ['home.manualCompany1', 'home.manualCompany2', 'home.manualCompany3'],
    picture: 'company',
    page: '/settings/company',
    action: 'home.manualCompanyAction',
  },
];
