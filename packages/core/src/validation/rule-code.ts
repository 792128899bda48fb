/**
 * Why a rule refuses a value (spec §5, §8). A code is the key of an i18n text; rules contain no texts.
 * A comment beside a code lists the values for the text's placeholders.
 */
export const ruleCodes = [
  'required',
  'nameRequired',
  'contactNameRequired',
  'addressNameRequired',
  'addressRequired',
  'companyNameRequired',
  'billingAddressRequired',
  'emailOrPhoneRequired',
  'phoneRequired',
  'phoneInvalid',
  'phoneMismatch',
  'emailRequired',
  'emailInvalid',
  'passwordRequired',
  'passwordInvalid', // min, max
  'passwordMismatch',
  'otpInvalid', // digits
  'taxIdRequired',
  'taxIdInvalid',
  'branchRequired',
  'branchInvalid',
  'postcodeRequired',
  'postcodeInvalid',
  'redeemCodeInvalid',
  'promoCodeInvalid',
  'promoExpired',
  'cardNumberInvalid',
  'cardExpiryInvalid',
  'cardExpired',
  'cardHolderInvalid',
  'cardCvvInvalid',
  'timeInvalid',
  'dateInvalid',
  'coordinatesInvalid',
  'textTooLong', // max, over
  'placeTextTooLong', // max
  'tooManyPhotos', // max
  'photoTooLarge', // sizeMb
  'photoTypeUnsupported', // extensions
  'notAnImage',
  'tipOutOfRange', // min, max
  'topUpOutOfRange', // min, max
  'invoicePaymentTooLow', // min
  'cardTotalTooLow', // min
  'privacyConsentRequired',
  'locationsIncomplete', // stop (1 is the first)
  'locationNotSearched', // stop
  'stopCountOutOfRange', // min, max
  'vehicleRequired',
  'serviceRequired',
  'packageRequired',
  'dateRequired',
  'startTimeRequired',
  'pickUpTimeRequired',
  'timeNotInFuture',
  'driverCountTooLow', // min
  'monthlyDaysOutOfRange', // min, max
  'nineHourTooLate', // time
  'paymentMethodRequired',
  'paymentPointRequired',
  'cardRequired',
  'parcelTooLarge', // maxKg, maxSizeCm
  'receiptRequired',
  'promptPayTargetInvalid',
  'promptPayAmountInvalid',
] as const;

export type RuleCode = (typeof ruleCodes)[number];
