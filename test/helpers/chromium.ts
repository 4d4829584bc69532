import type { Chromium } from '#server/providers/web-page/drawing.ts'
import { chromiumOptions, prepareChromium } from './browser.ts'

/** The tests' Chromium as the product would use it. */
export const testChromium = async (): Promise<Chromium> => {
  await prepareChromium()
  const { executablePath, env = {} } = chromiumOptions()
  const wanted = ['PATH', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'].flatMap((name) => {
    const value = env[name] ?? process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { path: executablePath!, environment: Object.fromEntries(wanted) }
}
