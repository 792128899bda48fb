// Loaded before a gateway of a journey's own (`node --import`), which then lives that much later: nobody waits for the first of a month.
const aheadMs = Number(process.env['JOURNEYS_CLOCK_AHEAD_MS'] ?? 0);

if (aheadMs > 0) {
  const now = Date.now.bind(Date);
  globalThis.Date = new Proxy(Date, {
    construct: (real, given: unknown[], made) =>
      Reflect.construct(real, given.length === 0 ? [now() + aheadMs] : given, made) as object,
    get: (real, name, receiver) => (name === 'now' ? () => now() + aheadMs : Reflect.get(real, name, receiver)),
  });
}
