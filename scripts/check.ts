// Runs the scripts `check:…` of package.json side by side. Prints each one's time, and the output of those that fail.
import { exec } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const run = (name: string, command: string) =>
  new Promise<boolean>((resolve) => {
    const started = performance.now()
    exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${error ? '✗' : '✓'} ${name} (${seconds} s)`)
      if (error) console.log(`${command}\n${stdout}${stderr}`)
      resolve(!error)
    })
  })

const checks = Object.entries(scripts).filter(([name]) => name.startsWith('check:'))
const results = await Promise.all(checks.map(([name, command]) => run(name, command)))
process.exitCode = results.every(Boolean) ? 0 : 1
