/** Browser launch options of journeys and pictures: the browser from the test command, without its own network traffic. */
export const browserLaunch = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page that a journey creates itself has no network address, and the check would block its requests to this machine.
    '--disable-features=LocalNetworkAccessChecks',
  ],
};
