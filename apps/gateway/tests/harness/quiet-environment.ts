export const publicUrl = 'https://songwai.test';
/** The secret that the demo's partner signs with. */
export const partnerSecret = 'a-secret-of-the-tests-that-is-long-enough';

/** Environment of the tests. Background workers are off: they would change data at moments that the test does not choose. */
export const quietEnvironment = {
  PUBLIC_URL: publicUrl,
  PARTNER_DEMO_SECRET: partnerSecret,
  SIMULATION_SPEED: '0',
  BACKGROUND_WORK: 'off',
  NEW_CUSTOMER_CASH_JOBS: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
};
