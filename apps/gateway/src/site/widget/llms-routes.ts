import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../http/answer-error.ts';
import { cacheFor } from '../static-files.ts';

interface LlmsDeps {
  /** Of the built widget, which the files lie beside. */
  readonly widgetDir: string;
  readonly publicUrl: string;
}

/** Where the pages say that we are. */
const exampleOrigin = 'https://songwai.example';

const readBuilt = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Serves what an assistant that writes code reads about embedding (https://llmstxt.org), with this deployment's own address. */
export function registerLlms(app: FastifyInstance, { widgetDir, publicUrl }: LlmsDeps): void {
  for (const name of ['llms.txt', 'llms-full.txt'])
    app.get(`/${name}`, { schema: { hide: true } }, async (request, reply) => {
      const text = await readBuilt(path.join(widgetDir, name));
      if (text === null) return answerNotFound(request, reply);
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', cacheFor(false))
        .send(text.replaceAll(exampleOrigin, publicUrl));
    });
}
