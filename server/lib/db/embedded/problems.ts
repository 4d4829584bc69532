import { StartError } from '#server/lib/start-error.ts'

const codes: Record<string, string> = {
  ENOSPC: 'the disk is full',
  // PostgreSQL's error code.
  '53100': 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not change it',
  ENOTDIR: 'part of its path is not a folder',
  EEXIST: 'a file is in its place',
}

/** Turns a file system error into a StartError with a one-line message; other errors are returned unchanged. */
export const folderProblem = (folder: string, error: unknown): unknown => {
  const reason = codes[(error as NodeJS.ErrnoException).code ?? '']
  return reason && !(error instanceof StartError)
    ? new StartError(`The data folder ${folder} cannot be used: ${reason} (${(error as Error).message})`, {
        cause: error,
      })
    : error
}

/** Turns the output of a failed PostgreSQL program into a StartError with a one-line message. */
export const programProblem = (doing: string, folder: string, output: string) => {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new StartError(`The disk that holds ${folder} is full: ${doing} failed`)
  }
  const lines = output.split('\n').map((line) => line.trim())
  const line = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.findLast(Boolean) ?? 'no output'
  return new StartError(`${doing} in ${folder} failed: ${line.replace(/^.*?(FATAL|PANIC|error): +/, '')}`)
}
