// PostgreSQL refuses to run as root: root starts it as an existing unprivileged user.
import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { StartError } from '#server/lib/start-error.ts'

/** The user that the server runs as, if not the current one. */
export type Account = { name: string; uid: number; gid: number }

const isRoot = () => process.getuid?.() === 0

/** The owner of an existing cluster, else `postgres`, else `nobody`; undefined when this process is not root. */
export const serverAccount = async (cluster: string): Promise<Account | undefined> => {
  if (!isRoot()) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { name: String(owner.uid), uid: owner.uid, gid: owner.gid }
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  const [name = '', , uid, gid] = user ?? []
  if (Number(uid)) return { name, uid: Number(uid), gid: Number(gid) }
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has no user postgres or nobody: start Masthead as another user, or set DATABASE_URL',
  )
}

/** initdb needs the name of the user that it runs as. */
export const requireUserName = () => {
  try {
    userInfo()
  } catch {
    throw new StartError(
      `PostgreSQL needs a name for the user id ${process.getuid?.()}, and this machine has none (/etc/passwd): ` +
        'start Masthead as a user with a name, or set DATABASE_URL',
    )
  }
}

/** Whether the account may traverse `folder` and all folders above it, according to the mode bits. */
export const canTraverse = async (folder: string, account: Account): Promise<boolean> => {
  const { mode, uid, gid } = await stat(folder)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  if (((mode >> shift) & 0o1) === 0) return false
  return dirname(folder) === folder || canTraverse(dirname(folder), account)
}
