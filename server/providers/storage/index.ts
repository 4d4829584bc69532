import { join } from 'node:path'
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
  const disk = new Disk(env.S3_BUCKET ? s3Driver(env, env.S3_BUCKET) : localDriver(env))
  return {
    put: (key, contents, contentType) => disk.put(key, contents, { contentType }),
    read: async (key) => ((await disk.exists(key)) ? new Uint8Array(await disk.getBytes(key)) : undefined),
    remove: (key) => disk.delete(key),
    ping: async () => {
      await disk.exists('ping')
    },
  }
}

const localDriver = (env: Env) =>
  new FSDriver({ location: join(env.MASTHEAD_DATA, 'files'), visibility: 'private' })

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
