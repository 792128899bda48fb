import fc from 'fast-check';

// One seed for every day's run, so that the outcome changes only with the code; another one by `PROPERTY_SEED`, to look for what it misses.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });
