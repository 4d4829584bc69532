import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

export type WorkerFailure = 'timeout' | 'memory' | 'failed'

/** Why a call failed: it took too long, used too much memory, or threw (see `cause`). */
export class WorkerError extends Error {
  readonly reason: WorkerFailure

  constructor(reason: WorkerFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'WorkerError'
    this.reason = reason
  }
}

export type WorkerOptions = {
  /**
   * Limit of the thread's CPU time, so that a busy machine does not fail the call. It may take up to four times as long.
   * Waiting for a free thread does not count. Starting one takes about 70 ms, and loading linkedom 120 ms more.
   */
  timeoutMs: number
  /** Limit of the JavaScript heap, not of buffers and native code. */
  maxMemoryMb?: number
  signal?: AbortSignal
}

/**
 * Calls an exported function in a worker thread, for hostile input that may take too much time or memory. The function
 * must be pure: the thread is kept for a few seconds for the next call to the same module. Calls beyond the number of
 * threads (one per core, at least four) wait. A call that fails, times out or is aborted ends its thread. The thread
 * gets no environment variables.
 * @param args must be structured-cloneable, as must the result
 * @throws WorkerError, or the signal's reason
 * @example runInWorker<typeof readOutline>(new URL('./outline.ts', import.meta.url), 'readOutline', [html], { timeoutMs: 5000 })
 */
export const runInWorker = async <F extends (...args: never[]) => unknown>(
  moduleUrl: URL,
  exportName: string,
  args: Parameters<F>,
  { timeoutMs, maxMemoryMb = 256, signal }: WorkerOptions,
): Promise<Awaited<ReturnType<F>>> => {
  signal?.throwIfAborted()
  await enter(signal)
  const worker = takeWorker(moduleUrl.href, maxMemoryMb)
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<F>>>()
  const fail = (reason: WorkerFailure, message: string, cause?: unknown) =>
    reject(new WorkerError(reason, `${exportName}${message}`, cause))
  const onError = (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failed', `: ${error.message}`, error)
  const onExit = () => fail('failed', ' ended without an answer')
  const onAbort = () => reject(signal?.reason as Error)
  const isSettled = new AbortController()
  void timeLimit(worker, timeoutMs, isSettled.signal).then(
    () => fail('timeout', ` took longer than ${timeoutMs} ms`),
    () => {},
  )
  worker.on('message', resolve).on('messageerror', onError).on('error', onError).on('exit', onExit)
  signal?.addEventListener('abort', onAbort)
  try {
    worker.postMessage({ exportName, args }, [])
    const answer = await promise
    keepWorker(worker, moduleUrl.href, maxMemoryMb)
    return answer
  } catch (error) {
    void worker.terminate()
    throw error
  } finally {
    isSettled.abort()
    worker.off('message', resolve).off('messageerror', onError).off('error', onError).off('exit', onExit)
    signal?.removeEventListener('abort', onAbort)
    leave()
  }
}

const waitingFactor = 4

/** Resolves when the thread has used this much CPU time since the call, or has waited too long for it. */
const timeLimit = async (worker: Worker, timeoutMs: number, signal: AbortSignal) => {
  const started = performance.now()
  // A thread that has not started yet cannot be asked, and has used nothing.
  const cpuMs = () =>
    worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1000,
      () => 0,
    )
  const before = await cpuMs()
  for (let leftMs = timeoutMs; leftMs > 0;) {
    await sleep(Math.max(leftMs, 20), undefined, { signal })
    const waitedMs = performance.now() - started
    leftMs = Math.min(timeoutMs - ((await cpuMs()) - before), waitingFactor * timeoutMs - waitedMs)
  }
}

// Each thread may use its memory limit and one core.
const atOnce = Math.max(4, availableParallelism())
let running = 0
const waiting = new Set<() => void>()

const enter = async (signal: AbortSignal | undefined) => {
  if (running < atOnce) {
    running++
    return
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onAbort = () => waiting.delete(resolve) && reject(signal?.reason as Error)
  waiting.add(resolve)
  signal?.addEventListener('abort', onAbort)
  await promise.finally(() => signal?.removeEventListener('abort', onAbort))
}

/** Passes the free slot to the call that has waited longest. */
const leave = () => {
  const [next] = waiting
  if (!next) running--
  else {
    waiting.delete(next)
    next()
  }
}

const idleMs = 5000
const maxIdle = 3
const maxIdleHeapBytes = 128 * 1024 * 1024
/** Idle threads, by module and memory limit. */
const idle = new Map<string, Set<Worker>>()

const idleWorkers = (moduleUrl: string, maxMemoryMb: number) => {
  const key = `${maxMemoryMb} ${moduleUrl}`
  const workers = idle.get(key) ?? new Set<Worker>()
  idle.set(key, workers)
  return workers
}

const takeWorker = (moduleUrl: string, maxMemoryMb: number) => {
  const workers = idleWorkers(moduleUrl, maxMemoryMb)
  const [kept] = workers
  if (kept) {
    workers.delete(kept)
    kept.ref()
    return kept
  }
  const worker = new Worker(new URL('./worker-entry.ts', import.meta.url), {
    workerData: { moduleUrl },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  // Without a listener, an error in an abandoned thread would end the process.
  return worker.on('error', () => {}).on('exit', () => workers.delete(worker))
}

const keepWorker = (worker: Worker, moduleUrl: string, maxMemoryMb: number) => {
  const workers = idleWorkers(moduleUrl, maxMemoryMb)
  const end = () => void worker.terminate()
  if (workers.size >= maxIdle) {
    end()
    return
  }
  worker.unref()
  workers.add(worker)
  const endIdle = () => workers.delete(worker) && end()
  setTimeout(endIdle, idleMs).unref()
  worker.getHeapStatistics().then(
    ({ total_heap_size }) => total_heap_size > maxIdleHeapBytes && endIdle(),
    () => {},
  )
}
