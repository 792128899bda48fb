import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRoute } from '../src/routes/find-route.ts';
import { specifiedTexts } from './texts/specified-texts.ts';

const root = `${import.meta.dirname}/../../../`;
const texts = 'packages/core/src/i18n/texts/th';
const gateway = 'apps/gateway/src';

/** A text of the catalogue that customers can read. */
interface ShownText {
  /** What the spec calls it. */
  readonly says: string;
  /** The file of the text, and its name there. */
  readonly text: readonly [file: string, name: string];
  /** A page that shows it. */
  readonly page: string;
  /** The source that brings it there: it names the text, or the error's code. */
  readonly from: string;
}

const answered = 'packages/core/src/gateway/error-text.ts';
const ruleText = 'packages/features/src/shared/rule-text.ts';

/** Texts of spec §8 ("Text catalogue") and where they stand. */
const shown: readonly ShownText[] = [
  { says: 'something went wrong', text: [`${texts}/errors.ts`, 'errors.serverError'], page: '/neworder', from: answered },
  {
    says: 'promo code incorrect or expired',
    text: [`${texts}/errors.ts`, 'errors.promoExpired'],
    page: '/neworder',
    from: 'packages/core/src/orders/rules/refused-problems.ts',
  },
  {
    says: 'all locations must be filled in',
    text: [`${texts}/errors.ts`, 'errors.locationsIncomplete'],
    page: '/neworder',
    from: ruleText,
  },
  { says: 'select vehicle', text: [`${texts}/errors.ts`, 'errors.vehicleRequired'], page: '/neworder', from: ruleText },
  { says: 'select services', text: [`${texts}/errors.ts`, 'errors.serviceRequired'], page: '/neworder', from: ruleText },
  {
    says: 'date/time must be later than now',
    text: [`${texts}/errors.ts`, 'errors.timeNotInFuture'],
    page: '/neworder',
    from: 'packages/core/src/jobs/booking/pick-up-window.ts',
  },
  {
    says: 'out of service area',
    text: [`${texts}/errors.ts`, 'errors.outsideServiceArea'],
    page: '/neworder',
    from: 'packages/core/src/orders/fields/problem.ts',
  },
  {
    says: 'order could not be processed',
    text: [`${gateway}/jobs/texts.ts`, 'outOfService'],
    page: '/neworder',
    from: `${gateway}/jobs/booking/check-service.ts`,
  },
  {
    says: 'login failed: wrong email/phone or password',
    text: [`${gateway}/identity/texts.ts`, 'wrongLogin'],
    page: '/login',
    from: `${gateway}/identity/identify.ts`,
  },
  {
    says: 'sign up failed: mobile exists',
    text: [`${gateway}/identity/texts.ts`, 'phoneTaken'],
    page: '/verify',
    from: `${gateway}/identity/sign-up/verification.ts`,
  },
  {
    says: 'sign up failed: email exists',
    text: [`${gateway}/identity/texts.ts`, 'emailTaken'],
    page: '/verify',
    from: `${gateway}/profile/email-verification.ts`,
  },
  {
    says: 'account suspended',
    text: [`${gateway}/http/texts.ts`, 'userSuspended'],
    page: '/login',
    from: `${gateway}/http/texts.ts`,
  },
  {
    says: 'no user for this email or phone (never whether there is one)',
    text: [`${texts}/joining.ts`, 'joining.codeSentIfAny'],
    page: '/forgotpassword',
    from: 'apps/portal/src/sessions/passwords/renew-form.tsx',
  },
  {
    says: 'OTP invalid',
    text: [`${gateway}/identity/texts.ts`, 'wrongCode'],
    page: '/verify',
    from: `${gateway}/identity/codes/one-time-codes.ts`,
  },
  {
    says: 'page not found with error code',
    text: [`${texts}/portal.ts`, 'portal.errorCode'],
    page: '/error',
    from: 'apps/portal/src/shell/errors/error.page.tsx',
  },
  {
    says: 'This is mandatory. You will be unable to use the service unless you accept',
    text: [`${texts}/joining.ts`, 'joining.consentMandatory'],
    page: '/neworder',
    from: 'apps/portal/src/sessions/consent-dialog.tsx',
  },
  {
    says: 'You may miss our promotions',
    text: [`${texts}/joining.ts`, 'joining.consentPromotionsHelp'],
    page: '/neworder',
    from: 'apps/portal/src/sessions/joining/joining-consents.tsx',
  },
  {
    says: 'login completed',
    text: [`${texts}/shell/around.ts`, 'around.signedIn'],
    page: '/login',
    from: 'apps/portal/src/shell/around/alert-list.tsx',
  },
  { says: 'failed to connect', text: [`${texts}/errors.ts`, 'errors.gateway.network'], page: '/neworder', from: answered },
  {
    says: 'incorrect email or phone number',
    text: [`${texts}/forms.ts`, 'forms.emailInvalid'],
    page: '/signup',
    from: 'packages/core/src/validation/fields/email.ts',
  },
  {
    says: 'copy',
    text: [`${texts}/common.ts`, 'common.copied'],
    page: '/t/abc',
    from: 'packages/features/src/tracking/tracking-view.tsx',
  },
  {
    says: 'updated',
    text: [`${texts}/settings/settings.ts`, 'settings.nameSaved'],
    page: '/settings/profile',
    from: 'apps/portal/src/settings/profile/profile-settings.tsx',
  },
  {
    says: 'failed to save information',
    text: [`${texts}/privacy/privacy.ts`, 'privacy.saveFailed'],
    page: '/settings/privacy',
    from: 'apps/portal/src/privacy/privacy-choices.tsx',
  },
  {
    says: 'file limit and size',
    text: [`${texts}/companies/company.ts`, 'company.tooLarge'],
    page: '/settings/company',
    from: 'apps/portal/src/companies/data/document-pickers.tsx',
  },
  {
    says: 'location permission blocked',
    text: [`${texts}/places/places.ts`, 'places.locationBlocked'],
    page: '/findLocation',
    from: 'apps/portal/src/places/find/find-location.page.tsx',
  },
  {
    says: 'browser unsupported',
    text: [`${texts}/places/places.ts`, 'places.locationUnsupported'],
    page: '/findLocation',
    from: 'apps/portal/src/places/find/find-location.page.tsx',
  },
  {
    says: 'cannot find location',
    text: [`${texts}/places/places.ts`, 'places.locationNotFound'],
    page: '/findLocation',
    from: 'apps/portal/src/places/find/find-location.page.tsx',
  },
  {
    says: 'adblock blocks printing',
    text: [`${texts}/jobs/report.ts`, 'report.blocked'],
    page: '/job/report/J00000001',
    from: 'apps/portal/src/jobs/report/print-button.tsx',
  },
  {
    says: 'favourite process error, try again',
    text: [`${texts}/drivers/drivers.ts`, 'drivers.favouriteFailed'],
    page: '/favorite',
    from: 'apps/portal/src/drivers/favorite.page.tsx',
  },
  {
    says: 'select package',
    text: [`${texts}/forms.ts`, 'forms.packageRequired'],
    page: '/fullday',
    from: 'packages/core/src/full-day/hire-problems.ts',
  },
  {
    says: 'specify working date',
    text: [`${texts}/errors.ts`, 'errors.dateRequired'],
    page: '/fullday',
    from: 'packages/core/src/full-day/hire-problems.ts',
  },
  {
    says: 'specify extra services',
    text: [`${gateway}/full-day/texts.ts`, 'unknownOption'],
    page: '/fullday',
    from: `${gateway}/full-day/offer.ts`,
  },
  {
    says: 'driver count at least 1',
    text: [`${texts}/forms.ts`, 'forms.driverCountTooLow'],
    page: '/fullday',
    from: 'packages/core/src/validation/orders/driver-count.ts',
  },
  {
    says: 'please select the time again',
    text: [`${texts}/full-day/hire.ts`, 'hire.nineHourTooLate'],
    page: '/fullday',
    from: 'packages/features/src/full-day/form/moment/moment-form.tsx',
  },
  {
    says: 'prepaid code expired or invalid',
    text: [`${texts}/wallet/wallet.ts`, 'wallet.codeGone'],
    page: '/wallet',
    from: 'apps/portal/src/wallet/redeem/redeem-code.tsx',
  },
  {
    says: 'not enough money in wallet',
    text: [`${texts}/orders/paying.ts`, 'paying.shortTitle'],
    page: '/neworder',
    from: 'packages/features/src/orders/paying/attempts/refused-text.ts',
  },
  {
    says: 'invalid card number, expiry or CVV',
    text: [`${texts}/forms.ts`, 'forms.cardNumberInvalid'],
    page: '/settings',
    from: 'packages/core/src/validation/cards/card-number.ts',
  },
  {
    says: 'could not add card',
    text: [`${texts}/payments/cards.ts`, 'cards.notAdded'],
    page: '/settings',
    from: 'packages/features/src/payments/card-form/card-form-problem.ts',
  },
  {
    says: 'card selected',
    text: [`${texts}/payments/cards.ts`, 'cards.selected'],
    page: '/settings',
    from: 'apps/portal/src/payments/cards/cards-settings.tsx',
  },
  {
    says: 'card deleted',
    text: [`${texts}/payments/cards.ts`, 'cards.deleted'],
    page: '/settings',
    from: 'apps/portal/src/payments/cards/cards-settings.tsx',
  },
  {
    says: 'wallet package not found',
    text: [`${texts}/wallet/wallet.ts`, 'wallet.packageGone'],
    page: '/wallet',
    from: 'apps/portal/src/wallet/top-up/pay-panel.tsx',
  },
  {
    says: 'failed to send a message',
    text: [`${texts}/chat/chat.ts`, 'chat.notSent'],
    page: '/chat',
    from: 'apps/portal/src/chat/room/message-row.tsx',
  },
  {
    says: 'success',
    text: [`${texts}/payments/payments.ts`, 'payments.received'],
    page: '/paymentomise',
    from: 'packages/features/src/payments/payment-ended.tsx',
  },
  {
    says: 'incorrect information',
    text: [`${texts}/site/business.ts`, 'business.wrong'],
    page: '/business',
    from: 'apps/portal/src/site/business/enquiry/enquiry-form.tsx',
  },
  {
    says: 'please retry',
    text: [`${texts}/common.ts`, 'common.retry'],
    page: '/neworder',
    from: 'packages/features/src/orders/order-choices.tsx',
  },
];

const sourceOf = (file: string) => readFileSync(root + file, 'utf8');

describe('a text of the catalogue', () => {
  it.each(shown)('that says "$says" stands where a page shows it', ({ text: [file, name], page, from }) => {
    expect(sourceOf(file)).toContain(file.startsWith(gateway) ? `${name}:` : `'${name}`);
    expect(findRoute(page), page).toBeDefined();
    expect(sourceOf(from)).toContain(name.split('.').at(-1));
  });
});

describe('the text catalogue', () => {
  const said: readonly string[] = shown.map(({ says }) => says);

  it('has no text without a screen', () => {
    expect(specifiedTexts.filter((text) => !said.includes(text))).toEqual([]);
  });

  it('lists each text once', () => {
    expect(said.toSorted()).toEqual([...specifiedTexts].toSorted());
  });
});
