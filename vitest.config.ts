import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          // Many wait for a database or a process: more of them than cores keep the cores busy.
          maxWorkers: 3,
          include: ['**/*.test.ts'],
          exclude: ['node_modules/**', 'dist/**', 'data/**'],
          globalSetup: 'test/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          // After the others: a browser that shares its cores with them is too slow for its time limits.
          sequence: { groupOrder: 1 },
          // A page waits for its server half of the time, so two keep two cores busy.
          maxWorkers: 2,
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
