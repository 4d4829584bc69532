import { describe, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'

const collect = (isJson: boolean) => {
  const lines: string[] = []
  return { lines, log: createLog({ level: 'info', isJson }, (line) => lines.push(line)) }
}

describe('the log', () => {
  test('writes JSON lines in production', () => {
    const { lines, log } = collect(true)
    log.info({ status: 200 }, 'request\nanswered')
    log.debug('not at this level')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[^\n]*\n$/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', status: 200, msg: 'request\nanswered' })
  })

  test('writes readable lines on a terminal, with the stack of an error', () => {
    const { lines, log } = collect(false)
    log.warn({ error: new Error('disk full', { cause: new Error('ENOSPC') }), file: 'a.png' }, 'not saved')
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} WARN not saved file=a\.png\nError: disk full\n {4}at /)
    expect(lines[0]).toContain('caused by: Error: ENOSPC')
  })

  test.each([true, false])('redacts secrets anywhere (JSON: %s)', (isJson) => {
    const { lines, log } = collect(isJson)
    const secret = 'S3cr3t-value'
    log.child({ 'session-id': secret }).info(
      {
        headers: { authorization: `Bearer ${secret}`, Cookie: `session-id=${secret}`, 'set-cookie': [`a=${secret}`] },
        deep: [{ user: { refresh_token: secret, access_token: `"${secret}\\` } }],
        OPENAI_API_KEY: secret,
        url: `http://127.0.0.1/?x=1&access_token=${secret}&y=2`,
        error: new Error(`postgres://masthead:${secret}@127.0.0.1/x refused Bearer ${secret}`),
        input_tokens: 12,
      },
      `GET /callback?code=${secret}&state=${secret} with sk_live_${secret}`,
    )
    expect(lines.join('')).not.toContain(secret)
    expect(lines.join('')).toContain('y=2')
    expect(lines.join('')).toMatch(/input_tokens"?[:=]12/)
  })
})
