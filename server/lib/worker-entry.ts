// The inside of runInWorker: calls exports of one module, one at a time, and posts what they answer.
import { parentPort, workerData } from 'node:worker_threads'

const { moduleUrl } = workerData as { moduleUrl: string }
const module = (await import(moduleUrl)) as Record<string, (...args: unknown[]) => unknown>

const call = async ({ exportName, args }: { exportName: string; args: unknown[] }) => {
  const run = module[exportName]
  if (typeof run !== 'function') throw new TypeError(`${moduleUrl} exports no function ${exportName}`)
  parentPort?.postMessage(await run(...args), [])
}

// What a call throws is not caught: it ends the thread, and the caller hears of it.
parentPort?.on('message', (message) => void call(message))
