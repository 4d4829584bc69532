import { pino, stdSerializers } from 'pino'
import type { Level, Logger } from 'pino'
import { redact } from '#domain/redact.ts'

export type Log = Logger

/** Writes JSON lines in production, else readable lines. Secrets are redacted anywhere. */
export const createLog = (
  { level, isJson }: { level: Level | 'silent'; isJson: boolean },
  write: (line: string) => unknown = (line) => process.stdout.write(line),
): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: stdSerializers.err, err: stdSerializers.err },
    },
    { write: (line) => void write(isJson ? redact(line) : readable(redact(line))) },
  )

export const silentLog = createLog({ level: 'silent', isJson: true })

type Line = { level: string; time: string; msg?: string; error?: { stack?: string }; err?: { stack?: string } }

const readable = (line: string) => {
  const { level, time, msg = '', error, err, ...details } = JSON.parse(line) as Line
  const { stack = '' } = error ?? err ?? {}
  const parts = [
    time.slice(11, 23),
    level === 'info' ? '' : level.toUpperCase(),
    msg,
    ...Object.entries(details).map(member),
  ]
  return `${parts.filter(Boolean).join(' ')}\n${stack && `${stack}\n`}`
}

const member = ([name, value]: [string, unknown]) =>
  `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`
