import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Asynchronous results may be slow on a busy machine, and no test here is about speed.
configure({ asyncUtilTimeout: 20_000 });
