// The worker's side of runInWorker: calls exports of one module, one at a time, and posts the results.
import { parentPort, workerData } from 'node:worker_threads'

const { moduleUrl } = workerData as { moduleUrl: string }
const module = (await import(moduleUrl)) as Record<string, (...args: unknown[]) => unknown>

const call = async ({ exportName, args }: { exportName: string; args: unknown[] }) => {
  const run = module[exportName]
  if (typeof run !== 'function') throw new TypeError(`${moduleUrl} exports no function ${exportName}`)
  parentPort?.postMessage(await run(...args), [])
}

// Errors are not caught: they end the thread, and the caller's promise rejects.
parentPort?.on('message', (message) => void call(message))
