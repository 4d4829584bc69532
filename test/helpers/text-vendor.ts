// Text models of every vendor, on a server that replays the vendor's wire format.
import { z } from 'zod'
import { createTextModel, type TextEnv, type TextModelOptions } from '#server/providers/text/index.ts'
import type { TextModel, TextOptions } from '#server/providers/text/text-model.ts'
import { vendors, vendorsOf, type VendorOf } from '#server/vendors/registry.ts'
import type { Reply, ReplayServer } from './replay-server.ts'
import { type Ending, wires } from './wires.ts'

export const textVendors = vendorsOf('text').map((vendor) => ({
  vendor,
  name: wires[vendor].model,
  label: vendors[vendor].label,
}))

export const envOf = (vendor: VendorOf<'text'>, model: string, url: string): TextEnv => ({
  AI_TEXT_MODEL: { vendor, model },
  BUILTIN_WRITER_DELAY: 0,
  ...Object.fromEntries(
    Object.entries(vendors[vendor].variables).map(([name, { kind }]) => [
      name,
      kind === 'text' ? 'test-key' : url + wires[vendor].base,
    ]),
  ),
})

export const request = { system: 'You write.', prompt: 'Write about solar roofs.' }
export const words = ['Solar ', 'roofs ', 'pay ', 'off.']
export const Titles = z.object({ titles: z.array(z.string()).min(1) })
/** Retries immediately, and never times out on a busy machine. */
export const quick: TextModelOptions = { limits: { retryMs: 5, firstTokenMs: 60_000, idleMs: 60_000 } }

export const write = async (model: TextModel, options: TextOptions = {}) => {
  const deltas: string[] = []
  const result = await model.stream(request, { ...options, onDelta: (text) => void deltas.push(text) })
  return { result, deltas }
}

/** A vendor's model on this server, and what the vendor replies. */
export const wireOf = (server: ReplayServer, { vendor, name }: (typeof textVendors)[number]) => {
  const wire = wires[vendor]
  return {
    wire,
    modelWith: (options = quick, url = server.url) => createTextModel(envOf(vendor, name, url), options),
    /** The whole text. */
    reply: (deltas = words, ending: Ending = 'stop'): Reply => {
      const { before, deltas: events, after } = wire.events(deltas, ending)
      return { chunks: [...before, ...events, ...after] }
    },
    /** The beginning of a text. */
    partOf: (deltas: string[], end: Reply['ending']): Reply => {
      const { before, deltas: events } = wire.events(deltas, 'stop')
      return { chunks: [...before, ...events], ending: end }
    },
    refusal: (status: number, message: string, headers: Record<string, string> = {}): Reply => ({
      status: vendor === 'google' && status === 401 ? 400 : status,
      headers,
      chunks: [JSON.stringify(wire.error(status, message))],
    }),
  }
}
