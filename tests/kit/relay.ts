import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// relay-test-utils makes its mocks with the global of another test runner.
Object.assign(globalThis, { jest: vi });
// A lazy part of a screen is compiled when it is first asked for, which takes longer than a second beside other suites.
configure({ asyncUtilTimeout: 5_000 });
