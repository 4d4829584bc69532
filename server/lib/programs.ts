// Programs of the system that Masthead uses where they are installed.
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a path is a file that this process may run. */
export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'msedge',
]

/** The first Chromium, Chrome or Edge in the folders of a PATH. */
export const findChromium = (path: string, platform = process.platform): string | undefined => {
  const folders = path.split(delimiter).filter(Boolean)
  const ending = platform === 'win32' ? '.exe' : ''
  return chromiumNames.flatMap((name) => folders.map((folder) => join(folder, name + ending))).find(isProgram)
}
