import type { FastifyInstance } from 'fastify';

/**
 * Sends the answers that are ready in one turn of the event loop one after another, at its end. A write wakes its reader (a proxy, mostly), and waking one
 * that sleeps takes longer than the write: sent together, the first wakes it and the others find it awake. Under load, that is a fourth of the time of a
 * small call; an answer that is alone goes out as soon as before.
 *
 * Must be the last of such hooks, so that the others have run by then.
 */
export function sendTogether(app: FastifyInstance): void {
  let ready: (() => void)[] = [];
  const sendAll = () => {
    const together = ready;
    ready = [];
    for (const send of together)
      try {
        send();
      } catch (error) {
        // It is as fatal as ever, but the others go out first.
        setImmediate(() => {
          throw error;
        });
      }
  };
  app.addHook('onSend', (...[, , , done]) => {
    if (ready.push(done) === 1) setImmediate(sendAll);
  });
}
