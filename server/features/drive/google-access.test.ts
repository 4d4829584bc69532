import { describe, expect, test } from 'vitest'
import { noDriveAccess } from '#contract/drive.ts'
import { DriveError } from '#server/providers/drive/drive.ts'
import { setUpDriveApp } from '#test/helpers/drive-app.ts'
import { startGoogle } from '#test/helpers/google.ts'

const { t, makeBlog, connect, upload, documents, storedBlog, account } = setUpDriveApp()

const needsConnecting = {
  status: 409,
  body: { error: noDriveAccess, code: 409, detail: expect.stringMatching(/onnect/) },
}

describe('access to the drive', () => {
  test('an expired token is refreshed and stored', async () => {
    const before = (await account())!
    await t.db.updateTable('google_accounts').set({ expires_at: new Date() }).execute()
    await t.google.expireAccessTokens()
    expect((await upload()).status).toBe(200)
    const after = (await account())!
    expect(after.access_token).not.toEqual(before.access_token)
    const opened = [before, after].map(({ refresh_token }) =>
      t.server.deps.encryption.decrypt(refresh_token!, t.ada.user_id),
    )
    expect(opened[1]).toBe(opened[0])
    expect(after.expires_at!.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
  })

  test('a token rejected before its expiry is refreshed', async () => {
    await t.google.expireAccessTokens()
    expect((await upload()).status).toBe(200)
    expect(await documents()).toHaveLength(1)
  })

  test('concurrent uploads with an expired token all succeed', async () => {
    await t.google.expireAccessTokens()
    const answers = await Promise.all([upload(), upload(await makeBlog('Hubs')), upload(await makeBlog('Rims'))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('revoked access: 409 that asks to connect, after which uploads work again', async () => {
    const first = await upload()
    await t.google.act('Withdraw Masthead’s access')
    for (const _ of ['refused by Google', 'refused without asking Google'])
      expect(await upload()).toMatchObject(needsConnecting)
    expect(await account()).toBeUndefined()
    await connect(t.ada)
    expect(await upload()).toMatchObject({ status: 200, body: first.body })
  })

  test('a token without the Drive scope: 409 that asks to connect', async () => {
    await t.google.dropDriveScope()
    expect(await upload()).toMatchObject(needsConnecting)
  })

  test('no tokens, or tokens encrypted with another key: 409 that asks to connect', async () => {
    const encrypted = Buffer.alloc(60, 1)
    await t.db.updateTable('google_accounts').set({ access_token: encrypted, refresh_token: encrypted }).execute()
    expect(await upload()).toMatchObject(needsConnecting)
    await t.db.deleteFrom('google_accounts').execute()
    expect(await upload()).toMatchObject(needsConnecting)
  })

  test('a sign-in during a refresh takes precedence', async () => {
    await t.google.expireAccessTokens()
    const { encryption, identity } = t.server.deps
    const refresh = identity.refresh
    const newer = encryption.encrypt('newer', t.ada.user_id)
    identity.refresh = async (token) => {
      await t.db.updateTable('google_accounts').set({ access_token: newer }).execute()
      return refresh(token)
    }
    expect((await upload()).status).toBe(200)
    identity.refresh = refresh
    expect((await account())!.access_token).toEqual(newer)
  })
})

describe('a drive that fails', () => {
  test('full: 502 with an explanation, and the earlier document is kept', async () => {
    await upload()
    const { gdrive_url } = await storedBlog()
    await t.google.act('Fill this Drive')
    expect(await upload()).toMatchObject({ status: 502, body: { detail: expect.stringContaining('is full') } })
    expect((await storedBlog()).gdrive_url).toBe(gdrive_url)
  })

  test('too many requests: 502 with Retry-After', async () => {
    t.disturb.find = () => Promise.reject(new DriveError('busy', 'A pause.', { retry_after_s: 17 }))
    const { status, body, response } = await upload()
    expect({ status, detail: body.detail }).toEqual({ status: 502, detail: 'A pause.' })
    expect(response.headers.get('retry-after')).toBe('17')
  })

  test('unreachable: 502, and the lease is released', async () => {
    await t.google.stop()
    try {
      expect(await upload()).toMatchObject({
        status: 502,
        body: { detail: expect.stringContaining('cannot be reached') },
      })
      await t.db.updateTable('google_accounts').set({ expires_at: new Date() }).execute()
      expect(await upload()).toMatchObject({
        status: 502,
        body: { detail: expect.stringContaining('Please try again') },
      })
      expect((await account())!.busy_until).toBeNull()
    } finally {
      t.google = await startGoogle(t.db, Number(new URL(t.google.url).port))
    }
    expect((await upload()).status).toBe(200)
  })
})
