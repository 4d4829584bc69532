/** Aborts its signal unless it is restarted in time. */
export class SilenceTimer {
  readonly #controller = new AbortController()
  #timer: NodeJS.Timeout | undefined
  /** The latest timeout, in milliseconds. */
  ms = 0
  constructor(ms: number) {
    this.restart(ms)
  }
  get signal(): AbortSignal {
    return this.#controller.signal
  }
  restart(ms: number): void {
    this.ms = ms
    this.stop()
    this.#timer = setTimeout(() => this.#controller.abort(), ms)
  }
  stop(): void {
    clearTimeout(this.#timer)
  }
}
