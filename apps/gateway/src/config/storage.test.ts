import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush-hush' };

describe('where objects are kept', () => {
  it('is a folder in DATA_DIR where no bucket is named', () => {
    expect(readConfig({ DATA_DIR: '/srv/songwai' }).storage).toEqual({
      kind: 'folder',
      directory: path.resolve('/srv/songwai/objects'),
    });
  });

  it('is a bucket of Amazon, which has a region', () => {
    expect(readConfig({ S3_BUCKET: 'photos', S3_REGION: 'ap-southeast-1', ...keys }).storage).toEqual({
      kind: 's3',
      place: {
        endpoint: undefined,
        region: 'ap-southeast-1',
        bucket: 'photos',
        accessKeyId: 'key',
        secretAccessKey: 'hush-hush',
        isPathStyle: false,
      },
    });
    expect(problemsOf({ S3_BUCKET: 'photos', ...keys })).toEqual([expect.stringMatching(/^S3_REGION is missing/)]);
  });

  it('is a bucket of another server, by its path unless its name is told to stand in the host', () => {
    const other = { S3_BUCKET: 'photos', S3_ENDPOINT: 'https://s3.example/', ...keys };
    expect(readConfig(other).storage).toMatchObject({
      place: { endpoint: 'https://s3.example', region: 'us-east-1', isPathStyle: true },
    });
    expect(readConfig({ ...other, S3_FORCE_PATH_STYLE: 'false' }).storage).toMatchObject({ place: { isPathStyle: false } });
  });

  it.each([
    [{ S3_BUCKET: 'photos', S3_REGION: 'x' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], /is missing/],
    [{ S3_BUCKET: 'photos', S3_ENDPOINT: 's3.example', ...keys }, ['S3_ENDPOINT'], /address/],
    [{ S3_BUCKET: 'photos', S3_REGION: 'x', ...keys, S3_FORCE_PATH_STYLE: 'yes' }, ['S3_FORCE_PATH_STYLE'], /true, false/],
    [{ S3_REGION: 'x', ...keys }, ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], /without S3_BUCKET/],
  ])('is refused where %j lacks something, with what to do', (env, names, advice) => {
    const problems = problemsOf(env);
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(names);
    for (const problem of problems) {
      expect(problem).toMatch(advice);
      expect(problem).not.toContain('hush-hush');
    }
  });
});

describe('the optimiser of routes', () => {
  it('is built in, or a VROOM server', () => {
    expect(readConfig({}).vroomUrl).toBeUndefined();
    expect(readConfig({ VROOM_URL: 'http://vroom:3000/' }).vroomUrl).toBe('http://vroom:3000');
    expect(problemsOf({ VROOM_URL: 'vroom' })).toEqual([expect.stringMatching(/^VROOM_URL is not an address/)]);
  });
});
