import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { commands } from './test/component/commands.ts'
import { fakeImages } from './test/component/images.ts'
import { chromiumOptions } from './test/helpers/browser.ts'
import { pureTests, serverTests } from './test/projects.ts'

// What belongs where, and how to write each: docs/testing.md.
export default defineConfig({
  test: {
    // One queue for all projects: many tests wait for a database, a process or a page, so more of them than cores keep the
    // cores busy.
    maxWorkers: 3,
    // A product takes its time to end.
    teardownTimeout: 60_000,
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
        plugins: [react(), tailwindcss(), fakeImages()],
        // All dependencies of the web app are found before the first test: one found later would reload the page.
        optimizeDeps: { entries: ['web/main.tsx', '{test,web}/**/*.component.test.tsx'] },
        test: {
          name: 'component',
          // A worker loads the page and its modules once. What a test changes outside itself, `cleanUp` or the test puts back.
          isolate: false,
          include: ['{test,web}/**/*.component.test.tsx'],
          setupFiles: 'test/component/setup.ts',
          globalSetup: 'test/component/global-setup.ts',
          testTimeout: 60_000,
          // The default of a second is too short for a busy machine.
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            // As in Playwright: part of a name is enough, unless a test says `exact`.
            locators: { exact: false },
            provider: playwright({
              launchOptions: chromiumOptions(),
              contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
              actionTimeout: 20_000,
            }),
            instances: [{ browser: 'chromium', name: 'component' }],
            testerHtmlPath: 'test/component/tester.html',
            commands,
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/*.e2e.ts'],
          // A worker's files share its product and its browser.
          isolate: false,
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
