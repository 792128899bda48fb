import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { User } from '@songwai/core/sessions/session-state';
import { lazyPart, type RememberedPart } from '@songwai/features/shared/lazy-part';
import type { IconNode } from '@songwai/ui/icon/icon';
import { Bell, Building2, CircleUser, CreditCard, KeyRound, Languages, MapPin, Receipt, ShieldCheck, Users } from 'lucide';
import type { ComponentType } from 'react';

/** A section of the settings. */
export interface SettingsEntry {
  /** The hash that leads to it, and its path on a phone: `/settings/security`. */
  readonly id: string;
  readonly title: TextKey<'settings'>;
  /** On a phone's list, below the title: what it holds. */
  readonly summary: TextKey<'settings'>;
  readonly icon: IconNode;
  readonly load: RememberedPart<{ readonly Section: ComponentType }>;
  /** Absent: for everybody. */
  readonly isFor?: (user: User) => boolean;
}

/** The sections of the settings, in their order; the page, a phone's list and its pages read it. */
const settingsEntries: readonly SettingsEntry[] = [
  {
    id: 'profile',
    title: 'settings.profile',
    summary: 'settings.profileSummary',
    icon: CircleUser,
    load: lazyPart(
      async () => ({ Section: (await import('./profile/profile-settings.tsx')).ProfileSettings }),
      ['forms', 'errors', 'joining'],
    ),
  },
  {
    id: 'company',
    title: 'settings.company',
    summary: 'settings.companySummary',
    icon: Building2,
    load: lazyPart(
      async () => ({ Section: (await import('../companies/data/company-settings.tsx')).CompanySettings }),
      ['company', 'billing', 'forms', 'errors'],
    ),
  },
  {
    id: 'members',
    title: 'settings.members',
    summary: 'settings.membersSummary',
    icon: Users,
    load: lazyPart(
      async () => ({ Section: (await import('../companies/members/members-settings.tsx')).MembersSettings }),
      ['members', 'errors'],
    ),
    isFor: ({ company }) => company !== null,
  },
  {
    id: 'notifications',
    title: 'settings.notifications',
    summary: 'settings.notificationsSummary',
    icon: Bell,
    load: lazyPart(
      async () => ({ Section: (await import('../notifications/preferences/preferences-settings.tsx')).PreferencesSettings }),
      ['preferences', 'errors'],
    ),
  },
  {
    id: 'places',
    title: 'settings.places',
    summary: 'settings.placesSummary',
    icon: MapPin,
    load: lazyPart(
      async () => ({ Section: (await import('../places/saved/places-settings.tsx')).PlacesSettings }),
      ['places', 'forms', 'errors'],
    ),
  },
  {
    id: 'billing',
    title: 'settings.billing',
    summary: 'settings.billingSummary',
    icon: Receipt,
    load: lazyPart(
      async () => ({ Section: (await import('../invoices/billing/billing-settings.tsx')).BillingSettings }),
      ['billing', 'forms', 'errors'],
    ),
  },
  {
    id: 'cards',
    title: 'settings.cards',
    summary: 'settings.cardsSummary',
    icon: CreditCard,
    load: lazyPart(
      async () => ({ Section: (await import('../payments/cards/cards-settings.tsx')).CardsSettings }),
      ['cards', 'forms', 'errors'],
    ),
  },
  {
    id: 'display',
    title: 'settings.display',
    summary: 'settings.displaySummary',
    icon: Languages,
    load: lazyPart(async () => ({ Section: (await import('./display/display-settings.tsx')).DisplaySettings })),
  },
  {
    id: 'security',
    title: 'settings.security',
    summary: 'settings.securitySummary',
    icon: KeyRound,
    load: lazyPart(
      async () => ({ Section: (await import('./security/security-settings.tsx')).SecuritySettings }),
      ['forms', 'errors', 'joining'],
    ),
  },
  {
    id: 'privacy',
    title: 'settings.privacy',
    summary: 'settings.privacySummary',
    icon: ShieldCheck,
    load: lazyPart(
      async () => ({ Section: (await import('../privacy/privacy-settings.tsx')).PrivacySettings }),
      ['privacy', 'errors', 'joining'],
    ),
  },
];

/** The sections that a user has. */
export const sectionsOf = (user: User): readonly SettingsEntry[] => settingsEntries.filter(({ isFor }) => isFor?.(user) ?? true);
