import { pino, stdSerializers } from 'pino'
import type { Level, Logger } from 'pino'

export type Log = Logger

/** The log: a line of JSON each in production, else a line for people. Secrets are hidden wherever they stand in it. */
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
    { write: (line) => void write(isJson ? hideSecrets(line) : readable(hideSecrets(line))) },
  )

export const silentLog = createLog({ level: 'silent', isJson: true })

const secretNames =
  'session[-_]?id|access_?token|refresh_?token|id_?token|token|secret|api[-_]?key|cookie|authorization|password'
const secretMembers = new RegExp(String.raw`("[^"]*(?:${secretNames})":)(?:"(?:\\.|[^"\\])*"|\[[^\]]*\])`, 'gi')
const secretParameters = /([?&#](?:access_token|session[-_]id|code|state|token|id_token|key)=)[^&\s"\\#]+/gi
const secretWords = /\b(Bearer |Basic |sk_(?:live|test)_|rk_(?:live|test)_|whsec_|sk-)[\w.+/=-]+/g
const passwordsInAddresses = /(:\/\/[^\s:/@"]*:)[^\s/"]+@/g

/** A line of JSON without the values of members, parameters and words that are known to be secret. Numbers stay (token counts). */
export const hideSecrets = (line: string) =>
  line
    .replace(secretMembers, '$1"[hidden]"')
    .replace(secretParameters, '$1[hidden]')
    .replace(secretWords, '$1[hidden]')
    .replace(passwordsInAddresses, '$1[hidden]@')

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
