import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Env } from '#server/lib/env.ts'

/** Files by key (`logos/<name>`), in a local folder or an S3 bucket. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined if the file does not exist. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Also resolves if the file does not exist. */
  remove(key: string): Promise<void>
  /** Throws if the storage cannot be reached. */
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
      // Not getBytes: for an empty local file it returns 64 KB of this process's memory.
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
