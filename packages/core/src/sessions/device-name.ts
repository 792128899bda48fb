const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['LINE', /\bLine\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  // Before the iPhone, whose name it has too.
  ['iPod', /\biPod\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const mobileSystems: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'iPod', 'Android']);

const firstIn = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** What people call the device of a session. */
export interface DeviceName {
  /** "Chrome"; absent where the browser is not known. */
  readonly browser?: string | undefined;
  /** "Windows", "iPhone". */
  readonly system?: string | undefined;
  /** One of the mobile devices of the specification (§9): an iPhone, iPad or iPod, or one with Android. */
  readonly isMobile: boolean;
}

/** Reads browser and system from what a browser calls itself (its user agent). */
export const deviceName = (userAgent: string): DeviceName => {
  const system = firstIn(systems, userAgent);
  return { browser: firstIn(browsers, userAgent), system, isMobile: mobileSystems.has(system ?? '') };
};
