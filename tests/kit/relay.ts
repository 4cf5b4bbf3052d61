import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils makes its mocks with the global of another test runner.
Object.assign(globalThis, { jest: vi });
// A lazy part of a screen is compiled when it is first asked for, which takes longer than a second beside other suites.
configure({ asyncUtilTimeout: 30_000 });
// One that nobody waited for must not still be on its way when its test, or the file, is over.
afterEach(() => vi.dynamicImportSettled());
