/** Rules that no element checks, so that none shows what they say, although a script could complete their keys (`forms.${code}`). */
const rules =
  'addressNameRequired addressRequired billingAddressRequired cardRequired cardTotalTooLow companyNameRequired coordinatesInvalid emailInvalid emailOrPhoneRequired emailRequired invoicePaymentTooLow locationNotSearched monthlyDaysOutOfRange nameRequired nineHourTooLate notAnImage otpInvalid parcelTooLarge passwordInvalid passwordMismatch passwordRequired phoneMismatch photoTooLarge photoTypeUnsupported privacyConsentRequired promptPayAmountInvalid promptPayTargetInvalid receiptRequired redeemCodeInvalid stopCountOutOfRange taxIdInvalid taxIdRequired tooManyPhotos topUpOutOfRange'.split(
    ' ',
  );

/** Texts that elements never come to show; one that a module names stays all the same. Only a page has the tab for full day. */
export const unreachableTexts: readonly string[] = ['errors.notFullDay', ...rules.map((code) => `forms.${code}`)];
