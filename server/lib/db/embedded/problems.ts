import { StartError } from '#server/lib/start-error.ts'

const codes: Record<string, string> = {
  ENOSPC: 'the disk is full',
  // PostgreSQL's own code for it.
  '53100': 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'it may not be read or written by this user',
  EPERM: 'it may not be changed by this user',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a file is in its place',
}

/** Makes one line of a failure to use a folder; an error that is not about the folder is returned as it is. */
export const folderProblem = (folder: string, error: unknown): unknown => {
  const reason = codes[(error as NodeJS.ErrnoException).code ?? '']
  return reason && !(error instanceof StartError)
    ? new StartError(`The data folder ${folder} cannot be used: ${reason} (${(error as Error).message})`, {
        cause: error,
      })
    : error
}

/** Makes one line of what a PostgreSQL program printed before it failed. */
export const programProblem = (doing: string, folder: string, output: string) => {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new StartError(`The disk that holds ${folder} is full: ${doing} failed`)
  }
  const lines = output.split('\n').map((line) => line.trim())
  const line =
    lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.findLast(Boolean) ?? 'it said nothing'
  return new StartError(`${doing} in ${folder} failed: ${line.replace(/^.*?(FATAL|PANIC|error): +/, '')}`)
}
