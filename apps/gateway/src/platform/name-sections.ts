import type { FastifyInstance } from 'fastify';

/** Mounts calls under a section of the API page. */
export type InSection = (section: string, mount: (app: FastifyInstance) => void | Promise<void>) => Promise<void>;

/** Tags every call with the section in which it is mounted. */
export function nameSections(app: FastifyInstance): InSection {
  let current: string | undefined;
  app.addHook('onRoute', (route) => {
    if (current !== undefined && route.schema !== undefined) route.schema.tags = [current];
  });
  return async (section, mount) => {
    current = section;
    await mount(app);
    current = undefined;
  };
}
