/** How journeys and pictures start the browser: the one that the test command found, and quiet towards the network. */
export const browserLaunch = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page that a journey writes itself has no address, and may else ask nothing of this machine.
    '--disable-features=LocalNetworkAccessChecks',
  ],
};
