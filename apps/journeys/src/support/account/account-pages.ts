/** The sections of the settings that every account has. */
export const accountPaths: readonly string[] = [
  ...['/settings/profile', '/settings/company', '/settings/notifications', '/settings/places', '/settings/billing'],
  ...['/settings/display', '/settings/security', '/settings/privacy'],
];
