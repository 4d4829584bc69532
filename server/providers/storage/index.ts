import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Env } from '#server/lib/env.ts'

/** Files by key (`logos/<name>`): a local folder by default, a bucket by configuration. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined when there is no such file. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Also for a file that is gone already. */
  remove(key: string): Promise<void>
  /** Resolves when files can be reached; throws otherwise. */
  ping(): Promise<void>
}

/** S3 when S3_BUCKET is set, else MASTHEAD_DATA/files. */
export const createStorage = (env: Env): Storage => {
  const folder = join(env.MASTHEAD_DATA, 'files')
  const disk = new Disk(
    env.S3_BUCKET ? s3Driver(env, env.S3_BUCKET) : new FSDriver({ location: folder, visibility: 'private' }),
  )
  return {
    put: (key, contents, contentType) => disk.put(key, contents, { contentType }),
    read: async (key) => {
      if (!(await disk.exists(key))) return undefined
      // Not getBytes: of an empty local file it answers 64 KB of this process's memory.
      return new Uint8Array(await buffer(await disk.getStream(key)))
    },
    remove: (key) => disk.delete(key),
    ping: async () => {
      if (env.S3_BUCKET) return void (await disk.exists('ping'))
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
  }
}

const s3Driver = (env: Env, bucket: string) =>
  new S3Driver({
    bucket,
    region: env.S3_REGION,
    visibility: 'private',
    supportsACL: false,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    ...(env.S3_ACCESS_KEY_ID &&
      env.S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
      }),
  })
