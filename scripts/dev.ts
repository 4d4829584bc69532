// Development: the server starts again when one of its files changes, and Vite serves the web app from its sources.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const web = 'http://127.0.0.1:5173'
const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js')

const children = [
  ['--watch', '--watch-preserve-output', 'server/main.ts'],
  [vite, '--host', '127.0.0.1', '--strictPort', '--clearScreen', 'false'],
].map((args) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, WEB_URL: process.env.WEB_URL || web } }),
)

// Ctrl-C reaches both children; when one exits, the other is stopped.
process.on('SIGINT', () => {})
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0
    for (const other of children) other.kill('SIGTERM')
  })
}
