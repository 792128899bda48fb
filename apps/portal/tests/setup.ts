import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Waits are long, because a busy machine is slow and no test here is about speed.
configure({ asyncUtilTimeout: 20_000 });
