// Development: the server restarts when one of its files changes, and Vite serves the web app from its sources. PORT is
// the server's port and DEV_PORT is Vite's.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const port = process.env.DEV_PORT || '5173'
const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js')

const env = { ...process.env, WEB_URL: process.env.WEB_URL || `http://127.0.0.1:${port}` }
const children = [
  ['--watch', '--watch-preserve-output', 'server/main.ts'],
  [vite, '--host', '127.0.0.1', '--port', port, '--strictPort', '--clearScreen', 'false'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit', env }))

const stop = () => children.forEach((child) => child.kill('SIGTERM'))

// Ctrl-C reaches both children; SIGTERM is passed on, and when one exits, the other is stopped.
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop()
  })
}
