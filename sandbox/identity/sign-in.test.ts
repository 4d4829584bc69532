import { afterAll, describe, expect, test } from 'vitest'
import { driveScope, startTestSandbox } from '#test/helpers/sandbox.ts'

const { publicUrl, begin, stop } = await startTestSandbox()
afterAll(stop)

test('a sample person signs in: e-mail and names in a signed id token, the drive scope and a refresh token', async () => {
  const { browser, exchangeCode } = await begin()
  await browser.follow('Sofía Ramírez')
  await browser.press('Continue')
  const tokens = await exchangeCode()
  expect(tokens.claims()).toMatchObject({
    iss: `${publicUrl}/google`,
    sub: '100000000000000000003',
    email: 'sofia.ramirez@northwind.test',
    email_verified: true,
    given_name: 'Sofía',
    family_name: 'Ramírez',
  })
  expect(tokens.scope?.split(' ')).toContain(driveScope)
  expect(tokens.refresh_token).toBeTypeOf('string')
})

test('without access_type=offline there is no refresh token', async () => {
  const { browser, exchangeCode } = await begin({ access_type: 'online' })
  await browser.follow('Ada Okafor')
  await browser.press('Continue')
  expect((await exchangeCode()).refresh_token).toBeUndefined()
})

test('without consent to Drive its scope is missing', async () => {
  const { browser, exchangeCode } = await begin()
  await browser.follow('Ada Okafor')
  await browser.press('Continue', { drive: false })
  expect((await exchangeCode()).scope).toBe('openid email profile')
})

test('a request without the drive scope shows no box for it', async () => {
  const { browser, exchangeCode } = await begin({ scope: 'openid email' })
  const { document } = await browser.follow('Ada Okafor')
  expect(document.querySelector('input[type=checkbox]')).toBeNull()
  await browser.press('Continue')
  expect((await exchangeCode()).scope).toBe('openid email')
})

test.each(['on the first page', 'on the second page'])('cancelling %s returns access_denied', async (where) => {
  const { browser, exchangeCode } = await begin()
  if (where === 'on the second page') await browser.follow('Ada Okafor')
  await browser.press('Cancel')
  await expect(exchangeCode()).rejects.toMatchObject({ error: 'access_denied' })
})

test('one person signs in after another in the same browser', async () => {
  const { browser } = await begin()
  await browser.follow('Ada Okafor')
  await browser.press('Continue')
  const { exchangeCode } = await begin({}, browser)
  await browser.follow('Jonas Lindqvist')
  await browser.press('Continue')
  expect((await exchangeCode()).claims()).toMatchObject({ given_name: 'Jonas' })
})

test('two sign-ins run in two tabs at the same time', async () => {
  const first = await begin()
  const { browser } = first
  const firstUrl = browser.page.url
  const second = await begin({}, browser)
  const secondUrl = browser.page.url
  await browser.open(firstUrl)
  await browser.follow('Mei Tanaka')
  await browser.press('Continue')
  expect((await first.exchangeCode()).claims()).toMatchObject({ given_name: 'Mei' })
  await browser.open(secondUrl)
  await browser.follow('Ada Okafor')
  await browser.press('Continue')
  expect((await second.exchangeCode()).claims()).toMatchObject({ given_name: 'Ada' })
})

describe('a new person', () => {
  const person = { given_name: 'Noor', family_name: 'van Dijk', email: 'Noor@example.test' }

  test('signs in, and is listed afterwards', async () => {
    const { browser, exchangeCode } = await begin()
    await browser.press('Continue', person)
    await browser.press('Continue')
    expect((await exchangeCode()).claims()).toMatchObject({ email: 'noor@example.test', name: 'Noor van Dijk' })
    const next = await begin()
    expect(next.browser.page.document.body.textContent).toContain('noor@example.test')
  })

  test.each([
    ['a missing name', { ...person, given_name: ' ' }, 'Please enter a first name'],
    ['a wrong address', { ...person, email: 'nobody' }, 'Please enter a valid e-mail address'],
    ['a taken address', { ...person, email: 'ada.okafor@example.com' }, 'There is a person with this address already'],
    ['a long name', { ...person, family_name: 'x'.repeat(101) }, 'A name has at most 100 characters'],
    ['a NUL', { ...person, given_name: 'a\u0000b' }, 'A name has no control characters'],
  ])('%s is reported beside the field, and the input is kept', async (_, typed, message) => {
    const { browser } = await begin()
    const { status, document } = await browser.press('Continue', typed)
    expect(status).toBe(422)
    expect(document.querySelector('details')?.hasAttribute('open')).toBe(true)
    expect([...document.querySelectorAll('.wrong')].map((line) => line.textContent).join()).toContain(message)
    expect(document.querySelector('#family_name')?.getAttribute('value')).toBe(typed.family_name)
  })

  test('input is escaped on all pages', async () => {
    const hostile = { ...person, given_name: `<img src=x onerror='alert("1")'>`, email: 'hostile@example.test' }
    const { browser } = await begin()
    await browser.press('Continue', { ...hostile, email: '"><b>' })
    expect(browser.page.document.querySelector('img, b')).toBeNull()
    expect(browser.page.document.querySelector('#email')?.getAttribute('value')).toBe('"><b>')
    await browser.press('Continue', hostile)
    expect(browser.page.document.querySelector('img')).toBeNull()
    expect(browser.page.document.body.textContent).toContain(hostile.given_name)
  })
})
