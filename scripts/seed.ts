// Fills a development installation with a person of 30 brands and 400 posts with images, and says how to sign in as them.
import { migrate, migrateSandbox } from '#server/lib/db/migrate.ts'
import { openDatabase } from '#server/lib/db/pool.ts'
import { readEnv, type Env } from '#server/lib/env.ts'
import { StartError } from '#server/lib/start-error.ts'
import { sandboxIdentity } from '#server/providers/identity/sandbox.ts'
import { createBuiltInArtist } from '#server/providers/image/builtin/artist.ts'
import type { MadeImage } from '#server/providers/image/image-model.ts'
import { createStorage } from '#server/providers/storage/index.ts'
import { insertSampleAccount } from './insert-sample-account.ts'
import { openInstalledDatabase } from './open-database.ts'
import { samplePerson, type SampleBrand } from './sample-account.ts'

const picturesOfBrand = 2

const requireDevelopment = (env: Env) => {
  if (env.NODE_ENV === 'production') throw new StartError('npm run seed is for development; NODE_ENV is production')
  if (env.GOOGLE_CLIENT_ID) throw new StartError('npm run seed needs the sandbox, but GOOGLE_CLIENT_ID is set')
}

const paint = async ({ name }: SampleBrand): Promise<MadeImage[]> => {
  const artist = createBuiltInArtist()
  const pictures = Array.from({ length: picturesOfBrand }, (_, index) => {
    const art = { seed: name, index, title: null, language: 'en_GB' as const, brandName: name, logo: null }
    return artist.make({ prompt: '', alt: '', art })
  })
  return Promise.all(pictures)
}

const seed = async (env: Env) => {
  requireDevelopment(env)
  const server = await openInstalledDatabase(env)
  const { db, pool, close } = openDatabase(server.url, { max: 1 })
  try {
    await migrate(pool)
    await migrateSandbox(pool)
    console.log('Filling the account; its pictures take about half a minute')
    const { issuer } = sandboxIdentity(env.PUBLIC_SANDBOX_URL)
    const isNew = await insertSampleAccount(db, { issuer, storage: createStorage(env), paint })
    const { given_name, family_name, email } = samplePerson
    console.log(
      isNew ? 'The account is filled.' : 'The account exists already. To fill it again, delete it in its settings.',
    )
    console.log(`Open ${env.WEB_URL}, Continue With Google, and choose ${given_name} ${family_name} (${email}).`)
  } finally {
    await close()
    await server.stop()
  }
}

try {
  await seed(readEnv())
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
