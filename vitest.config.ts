import { defineConfig } from 'vitest/config'
import { pureTests, serverTests } from './test/projects.ts'

// What belongs where, and how to write each: docs/testing.md.
export default defineConfig({
  test: {
    // One queue for all projects: many tests wait for a database, a process or a page, so more of them than cores keep the
    // cores busy.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pureTests,
          pool: 'threads',
          // A module is loaded once a worker. What a test changes outside itself it puts back.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: serverTests,
          globalSetup: 'test/global-setup.ts',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/*.e2e.ts'],
          globalSetup: 'test/global-setup.ts',
          // The default of a second is too short for a busy machine.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
