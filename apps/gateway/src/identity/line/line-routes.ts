import { startLine, unlinkLine } from '@songwai/core/identity/line-contract';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { LineSignIn } from './line-sign-in.ts';
import { lineTexts } from './line-texts.ts';

interface LineRoutes {
  readonly line: LineSignIn;
  readonly unlink: (session: Session) => Promise<void>;
}

/** Mounts the calls of signing in by LINE; `/login` and `/signup_mobile` take what comes back. */
export function registerLine(app: FastifyInstance, { line, unlink }: LineRoutes): void {
  mountEndpoint(app, startLine, async () => ({ ...line.start() }));

  mountEndpoint(app, unlinkLine, async ({ session, language }) => {
    await unlink(session);
    return { responseDesc: lineTexts.unlinked[language] };
  });
}
