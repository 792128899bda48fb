import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// What is waited for may come late on a busy machine, and nothing here is about speed.
configure({ asyncUtilTimeout: 20_000 });
