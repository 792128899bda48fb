import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerNotFound } from '../http/answer-error.ts';
import { type FramedBy, policyHeaders } from '../http/headers/frame-rule.ts';
import { tagByContent } from './content-tags.ts';
import { type NotBuilt, siteTexts } from './texts.ts';

/** A folder of built files and where it is served. */
export interface StaticFolder {
  readonly folder: string;
  /** Where a file is looked for that the folder has not. */
  readonly archive?: string;
  /** Begins and ends with a slash. */
  readonly prefix: string;
  /** True for files, relative to the folder, whose name contains a hash, so that they never change. */
  readonly isImmutable: (relativePath: string) => boolean;
  /** True for files that a browser asks for again at every use. */
  readonly isAlwaysAsked?: (relativePath: string) => boolean;
  /** True for files that no browser shows as a page, so that they come without the rules for pages. */
  readonly isPart?: (relativePath: string) => boolean;
  /** The explanation where the folder is absent. */
  readonly missing: NotBuilt;
  /** A Content-Security-Policy of its own, where the site's is too strict. */
  readonly policy?: string;
  /** Who may frame its pages; nobody where absent. */
  readonly framedBy?: FramedBy;
}

/** Headers that concern what a browser shows, not what it loads; those that guard a load stay (`nosniff`, who may load it). */
const pageHeaders = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'referrer-policy'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
  'access-control-expose-headers',
];

/** How long a file may be stored: for ever, or for five minutes. */
export const cacheFor = (isImmutable: boolean): string =>
  isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300, must-revalidate';

const removePageHeaders = (reply: FastifyReply): void => {
  for (const name of pageHeaders) reply.removeHeader(name);
};

/** For modules, which no browser shows as a page: rules for pages are left out, a kilobyte with each file. */
export const dropPageHeaders = (scope: FastifyInstance): void => {
  scope.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode < 400) removePageHeaders(reply);
  });
};

/**
 * Serves a built folder with ETags; while it is not built, explains how to build it. It may be built or rebuilt while the gateway
 * runs.
 */
export async function serveFolder(
  app: FastifyInstance,
  {
    folder,
    archive,
    prefix,
    isImmutable,
    isAlwaysAsked = () => false,
    isPart = () => false,
    missing,
    policy,
    framedBy,
  }: StaticFolder,
): Promise<void> {
  const ownHeaders = policy === undefined ? {} : policyHeaders(policy, framedBy);
  await app.register(
    async (scope) => {
      // Below `/` the site's own handler answers, because a path without a file may be a page.
      if (prefix !== '/')
        scope.setNotFoundHandler((request, reply) =>
          existsSync(folder)
            ? answerNotFound(request, reply)
            : reply
                .code(404)
                .type('text/plain; charset=utf-8')
                .header('cache-control', 'no-store')
                .send(siteTexts.notBuilt(missing)),
        );
      const tags = tagByContent(scope);
      await scope.register(fastifyStatic, {
        root: archive === undefined ? folder : [folder, archive],
        prefix: '/',
        suppressWarning: true,
        decorateReply: false,
        cacheControl: false,
        etag: false,
        lastModified: false,
        preCompressed: true,
        schemaHide: true,
        setHeaders: (reply, filePath, stats) => {
          const root = archive !== undefined && !filePath.startsWith(folder + path.sep) ? archive : folder;
          tags.set(reply, filePath, stats);
          const file = path
            .relative(root, filePath)
            .split(path.sep)
            .join('/')
            .replace(/\.(br|gz)$/, '');
          reply.header('cache-control', isAlwaysAsked(file) ? 'no-cache' : cacheFor(isImmutable(file)));
          reply.headers(ownHeaders);
          if (isPart(file)) removePageHeaders(reply);
        },
      });
    },
    { prefix },
  );
}
